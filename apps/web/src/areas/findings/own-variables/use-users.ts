import { workbenchTexts } from '@wenshu/texts/findings/own-variables';
import { useTexts } from '../../../app/language/language.ts';
import type { MadeVariable } from './made-variable.ts';

const MOST = 5;

/** What uses a variable, in words; empty when nothing does. */
export function useUsersOf() {
  const t = useTexts(workbenchTexts);
  return (usedBy: MadeVariable['usedBy']): string => {
    const names = usedBy.map(({ kind, name }) => t.users[kind]({ name }));
    const list = names.slice(0, MOST).join(t.between);
    return names.length > MOST ? t.andMore({ list, count: names.length }) : list;
  };
}
