import type { TalkPerson } from '@wenshu/api-contract';
import type { Turn } from '@wenshu/transcripts';
import { type Answer, codesOn } from '../../../../findings/coding/code/marks.ts';

/** What of a transcript is shown. */
export interface TurnFilter {
  readonly text: string;
  readonly speaker?: number | undefined;
  /** `role:participant`, or an attribute with its value: `id:value`. */
  readonly group?: string | undefined;
  readonly list?: 'coded' | 'uncoded' | 'memo' | undefined;
  /** With those below it. */
  readonly codes?: ReadonlySet<number> | undefined;
  /** Whose codes are looked at. */
  readonly coder?: string | undefined;
}

export const NO_FILTER: TurnFilter = { text: '' };

export const isFiltered = ({ text, ...others }: TurnFilter): boolean =>
  text !== '' || Object.values(others).some(value => value !== undefined);

/** By whose marks a coder is known on the page. */
export const coderOf = ({ coder, nickName }: Answer['marks'][number]): string =>
  coder === 'person' ? nickName : `(${coder})`;

/** The answer with one coder's marks alone. */
export const seenBy = (answer: Answer, coder: string | undefined): Answer =>
  coder === undefined ? answer : { ...answer, marks: answer.marks.filter(mark => coderOf(mark) === coder) };

interface Known {
  readonly answers: ReadonlyMap<string, Answer>;
  readonly people: readonly TalkPerson[];
  readonly withMemo: ReadonlySet<string>;
}

export function filterTurns(turns: readonly Turn[], filter: TurnFilter, known: Known): readonly Turn[] {
  if (!isFiltered(filter)) return turns;
  const { speaker, group, list, codes, coder } = filter;
  const sought = filter.text.toLowerCase();
  const inGroup = group === undefined ? undefined : peopleOf(group, known.people);
  return turns.filter(turn => {
    if (sought !== '' && !turn.text.toLowerCase().includes(sought)) return false;
    if (speaker !== undefined && turn.speaker !== speaker) return false;
    if (inGroup && (turn.speaker === null || !inGroup.has(turn.speaker))) return false;
    if (list === 'memo' && !known.withMemo.has(turn.id)) return false;
    const answer = known.answers.get(turn.id);
    const given = answer ? codesOn(seenBy(answer, coder)) : new Set<number>();
    if (list === 'uncoded') return answer !== undefined && given.size === 0;
    if ((list === 'coded' || coder !== undefined) && given.size === 0) return false;
    return codes === undefined || [...given].some(code => codes.has(code));
  });
}

function peopleOf(group: string, people: readonly TalkPerson[]): ReadonlySet<number> {
  const [what = '', ...rest] = group.split(':');
  const wanted = rest.join(':');
  const isIn = ({ role, values }: TalkPerson) => (what === 'role' ? role : String(values[what] ?? '')) === wanted;
  return new Set(people.filter(isIn).map(({ no }) => no));
}
