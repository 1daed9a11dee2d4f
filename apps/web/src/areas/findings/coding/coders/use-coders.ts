import { useQuery } from '@tanstack/react-query';
import { type CallData, type codingPortionCalls, codingRoundCalls } from '@wenshu/api-contract';
import type { codingCodersTexts } from '@wenshu/texts/findings/coders/coders-part';
import { again } from '../../../../app/actions/again.ts';
import { client } from '../../../../app/client.ts';
import type { Coding } from '../coding-data.ts';

export type Round = CallData<typeof codingRoundCalls.list>['items'][number];
export type Shares = CallData<typeof codingPortionCalls.coders>;
export type CodersWords = (typeof codingCodersTexts)['zh'];

export interface CodersProps {
  /** Names the coding in every call. */
  readonly of: { readonly scrollId: string; readonly codingId: string };
  readonly coding: Coding;
  onChanged(): void;
}

/** Rounds of blind coding; while people code in one, it is looked at again. */
export const useRounds = (of: CodersProps['of']) =>
  useQuery({
    queryKey: ['coding', of.codingId, 'rounds'],
    queryFn: () => client.call(codingRoundCalls.list, of, { quiet: true }),
    refetchInterval: again(data => (data?.items.some(({ closeTime }) => closeTime === null) ? 'calm' : undefined)),
    staleTime: 0,
  });

/** As the reader knows them. */
export function nameOf(
  { nickName, isSelf }: { readonly nickName: string; readonly isSelf: boolean },
  t: CodersWords,
): string {
  const name = nickName === '' ? t.gone : nickName;
  return isSelf ? t.self({ name }) : name;
}
