import type { RecordBatch } from '@wenshu/api-contract';
import { manyRecordsTexts } from '@wenshu/texts/findings/record-grid';
import { language } from '../../../../app/language/language.ts';

const t = manyRecordsTexts[language];
const numbers = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'zh-CN');
export const numberText = (value: number): string => numbers.format(value);

export const isUnderWay = ({ state }: Pick<RecordBatch, 'state'>): boolean =>
  state === 'waiting' || state === 'running';

/** What became of the records: those that were changed, and why the others were not. */
export function outcomeText({ does, isUndo, outcome, state }: RecordBatch): string {
  const { changed, overtaken, outOfSight, withoutRoom, answeredAgain, reached, total } = outcome;
  return [
    isUndo ? t.undoneOf({ count: changed }) : t.doneOf[does]({ count: changed }),
    withoutRoom > 0 && t.withoutRoom({ count: withoutRoom }),
    answeredAgain > 0 && t.answeredAgain({ count: answeredAgain }),
    overtaken > 0 && t.overtaken({ count: overtaken }),
    outOfSight > 0 && t.outOfSight({ count: outOfSight }),
    state !== 'done' && reached < total && t.stopped({ done: numberText(reached), total: numberText(total) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** How far it is, while it is under way. */
export function progressText({ state, outcome: { reached, total } }: RecordBatch): string {
  if (state === 'waiting') return t.waiting;
  return t.progress({ done: numberText(reached), total: numberText(total), percent: percentOf({ reached, total }) });
}

export const percentOf = ({ reached, total }: { readonly reached: number; readonly total: number }): number =>
  Math.floor((reached / Math.max(1, total)) * 100);
