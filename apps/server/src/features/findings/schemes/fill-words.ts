import type { DraftItem, DraftQuestion } from '@wenshu/survey-core';
import type { Filling } from './read-values.ts';

const QUOTED = /\{(\w+)\}/g;
const ALONE = /^\{(\w+)\}$/;

/** A text with what was filled in. A name that nobody fills in is our mistake, and found by the tests. */
export function fillText(text: string, { texts }: Filling): string {
  return text.replace(QUOTED, (_, name: string) => {
    const value = texts[name];
    if (value === undefined) throw new Error(`A scheme has no field ${name}`);
    return value;
  });
}

/** Filled in after it was read, not before: whatever somebody calls a brand, it is no marker and no row. */
export function fillQuestion(question: DraftQuestion, filling: Filling): DraftQuestion {
  const { title, remark, items, rows } = question;
  return {
    ...question,
    title: fillText(title, filling),
    ...(remark !== undefined && { remark: fillText(remark, filling) }),
    items: items.flatMap(item =>
      fillLine(item.title, filling).map((filled): DraftItem => ({ ...item, title: filled })),
    ),
    rows: rows.flatMap(row => fillLine(row, filling)),
  };
}

function fillLine(line: string, filling: Filling): readonly string[] {
  const list = filling.lists[ALONE.exec(line)?.[1] ?? ''];
  return list ?? [fillText(line, filling)];
}
