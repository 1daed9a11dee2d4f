import {
  type AnsweringPart,
  type AnswerProblem,
  type AnswerRow,
  type FlowItem,
  isRecord,
  readSetting,
  readSettings,
  type SettingName,
  type SettingsOf,
  type TestName,
} from '@wenshu/survey-core/answering';
import { checkBlank, hasBlank, withBlank } from '../blanks.ts';
import { choices, scoreOf } from '../options.ts';

/** The chosen options in the order of the list, and what was written into their blanks. */
export type SeveralOptionsAnswer = {
  readonly items: readonly string[];
  readonly blanks?: Readonly<Record<string, string>>;
};

/** The answering part of a type where several options of a list are chosen. */
export function severalOptions<Name extends SettingName>(
  slug: string,
  code: number,
  settingNames: readonly Name[],
  tests: readonly TestName[] = ['answered', 'choice', 'count', 'text', 'score'],
): AnsweringPart<Name, SeveralOptionsAnswer> {
  return {
    slug,
    code,
    role: 'question',
    settingNames,
    tests,
    parse: ({ question }, raw) => {
      if (!isRecord(raw) || !Array.isArray(raw.items)) return { problem: 'not-readable' };
      const chosen = new Set<unknown>(raw.items);
      const items = choices(question.items).filter(item => chosen.has(item.id));
      if (items.length !== chosen.size) return { problem: 'option-unknown' };
      const blanks = parseBlanks(items, raw.blanks);
      return blanks ? { answer: withBlanks(items, blanks) } : { problem: 'not-readable' };
    },
    isEmpty: answer => answer.items.length === 0,
    check: ({ question }, answer) => {
      const items = choices(question.items);
      const chosen = items.filter(item => answer.items.includes(item.id));
      return [
        ...checkCount(items, chosen, readSettings(question.settings, ['minSelected', 'maxSelected'])),
        ...chosen.flatMap(item => checkBlank(item, answer.blanks?.[item.id])),
      ];
    },
    operands: ({ question }, { items, blanks }) => {
      const score = scoreOf(choices(question.items), items);
      return { selected: items, ...(blanks && { texts: blanks }), ...(score !== undefined && { score }) };
    },
    restrict: ({ question }, { items, blanks = {} }) => {
      // In the answer's own order: the options may be shown in another.
      const shown = choices(question.items);
      const kept = items.flatMap(id => shown.find(item => item.id === id) ?? []);
      return kept.length > 0 ? withBlanks(kept, blanks) : undefined;
    },
    quoteText: ({ question }, { items, blanks }, { itemIds }, join) =>
      choices(question.items)
        .filter(({ id }) => items.includes(id) && (!itemIds || itemIds.includes(id)))
        .map(({ id, title }) => withBlank(title.text, blanks?.[id]))
        .join(join),
    toRows: (_asked, { items, blanks = {} }) => [
      ...items.map((itemId): AnswerRow => ({ itemId, answerValue: itemId, answerValueType: 1 })),
      ...Object.entries(blanks).map(
        ([itemId, blank]): AnswerRow => ({ itemId, answerValue: blank, answerValueType: 0, isBlank: true }),
      ),
    ],
    fromRows: (_asked, rows) => ({
      items: rows.filter(row => !row.isBlank).map(row => row.itemId),
      blanks: Object.fromEntries(rows.filter(row => row.isBlank).map(row => [row.itemId ?? '', row.answerValue])),
    }),
  };
}

/** Blanks belong to chosen options that have one; empty ones say nothing. */
function parseBlanks(chosen: readonly FlowItem[], raw: unknown): Record<string, string> | undefined {
  if (raw !== undefined && !isRecord(raw)) return undefined;
  const blanks: Record<string, string> = {};
  for (const [itemId, blank] of Object.entries(raw ?? {})) {
    if (typeof blank !== 'string' || !chosen.some(item => item.id === itemId && hasBlank(item))) return undefined;
    if (blank !== '') blanks[itemId] = blank;
  }
  return blanks;
}

function withBlanks(items: readonly FlowItem[], blanks: Readonly<Record<string, string>>): SeveralOptionsAnswer {
  const kept = items.flatMap(({ id }): [string, string][] => (Object.hasOwn(blanks, id) ? [[id, blanks[id]!]] : []));
  return { items: items.map(({ id }) => id), ...(kept.length > 0 && { blanks: Object.fromEntries(kept) }) };
}

/** What is wrong with how many were chosen, and with what. */
export function checkCount(
  items: readonly FlowItem[],
  chosen: readonly FlowItem[],
  { minSelected, maxSelected }: SettingsOf<'minSelected' | 'maxSelected'>,
): readonly AnswerProblem[] {
  const exclusive = chosen.find(isExclusive);
  // "None of these" is a whole answer: the smallest number does not apply to it.
  if (exclusive) return chosen.length > 1 ? [{ problem: 'exclusive-broken', at: exclusive.id }] : [];
  // Logic may show fewer options than must be chosen.
  const least = Math.min(minSelected ?? 0, items.filter(item => !isExclusive(item)).length);
  const isTooFew = chosen.length < least;
  const isTooMany = maxSelected !== null && chosen.length > maxSelected;
  if (!isTooFew && !isTooMany) return [];
  if (least > 0 && maxSelected !== null) return [{ problem: 'not-between', num: least, max: maxSelected }];
  return [isTooFew ? { problem: 'too-few', num: least } : { problem: 'too-many', num: maxSelected! }];
}

export function isExclusive(item: FlowItem): boolean {
  return readSetting(item.settings, 'isExclusive');
}
