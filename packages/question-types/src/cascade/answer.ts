import { type AnsweringPart, isRecord } from '@wenshu/survey-core/answering';
import { followPath } from './follow-path.ts';
import { type CascadeSetting, cascadeSettings } from './settings.ts';

/** The chosen option of each layer, from the top. */
export type CascadeAnswer = { readonly path: readonly string[] };

export const answering: AnsweringPart<CascadeSetting, CascadeAnswer> = {
  slug: 'cascade',
  code: 22,
  role: 'question',
  settingNames: cascadeSettings,
  tests: ['answered', 'choice'],
  parse: ({ question }, raw) => {
    if (!isRecord(raw) || !Array.isArray(raw.path)) return { problem: 'not-readable' };
    const path = followPath(question.items, raw.path).map(item => item.id);
    return path.length === raw.path.length ? { answer: { path } } : { problem: 'option-unknown' };
  },
  isEmpty: answer => answer.path.length === 0,
  check: ({ question }, { path }) =>
    followPath(question.items, path).at(-1)?.children?.length ? [{ problem: 'path-unfinished' }] : [],
  operands: (_asked, { path }) => ({ selected: path }),
  // Below an option that is gone nothing can stand.
  restrict: ({ question }, { path }) => {
    const kept = followPath(question.items, path).map(item => item.id);
    return kept.length > 0 ? { path: kept } : undefined;
  },
  quoteText: ({ question }, { path }, { level }, join) =>
    followPath(question.items, path)
      .filter((_item, index) => level === undefined || level === index + 1)
      .map(item => item.title.text)
      .join(join),
  toRows: (_asked, { path }) => path.map(itemId => ({ itemId, answerValue: itemId, answerValueType: 1 })),
  // The tree tells which comes first; what is not in it is kept at the end, so that parsing can name it.
  fromRows: ({ question }, rows) => {
    const ids = new Set(rows.map(row => row.itemId));
    const path: (string | undefined)[] = [];
    let layer = question.items;
    for (let next = layer.find(item => ids.has(item.id)); next; next = layer.find(item => ids.has(item.id))) {
      path.push(next.id);
      ids.delete(next.id);
      layer = next.children ?? [];
    }
    return { path: [...path, ...ids] };
  },
};
