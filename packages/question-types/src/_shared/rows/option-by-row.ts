import { type AnsweringPart, isRecord, readSetting, type SettingName } from '@wenshu/survey-core/answering';
import { hasOption, scoreOf } from '../options.ts';

/** The chosen option of each row that has one. */
export type OptionByRowAnswer = Readonly<Record<string, string>>;

/** The answering part of a matrix where one option is chosen in each row. */
export function optionByRow<Name extends SettingName>(
  slug: string,
  code: number,
  settingNames: readonly Name[],
): AnsweringPart<Name, OptionByRowAnswer> {
  return {
    slug,
    code,
    role: 'question',
    settingNames,
    tests: ['answered', 'choice', 'count', 'score'],
    parse: ({ question }, raw) => {
      if (!isRecord(raw)) return { problem: 'not-readable' };
      const answer: Record<string, string> = {};
      for (const [rowId, itemId] of Object.entries(raw)) {
        if (!hasOption(question.rows, rowId) || !hasOption(question.items, itemId))
          return { problem: 'option-unknown' };
        answer[rowId] = itemId;
      }
      return { answer };
    },
    isEmpty: answer => Object.keys(answer).length === 0,
    check: ({ question }, answer) => {
      const missing = question.rows.find(row => !Object.hasOwn(answer, row.id));
      return missing && readSetting(question.settings, 'required') ? [{ problem: 'rows-missing', at: missing.id }] : [];
    },
    // Without lists in between: it runs for every grid of every submission.
    operands: ({ question }, answer) => {
      const selectedByRow: Record<string, readonly string[]> = {};
      const scoresByRow: Record<string, number> = {};
      let score: number | undefined;
      for (const rowId of Object.keys(answer)) {
        const chosen = [answer[rowId]!];
        selectedByRow[rowId] = chosen;
        const own = scoreOf(question.items, chosen);
        if (own === undefined) continue;
        scoresByRow[rowId] = own;
        score = (score ?? 0) + own;
      }
      return score === undefined ? { selectedByRow } : { selectedByRow, score, scoresByRow };
    },
    restrict: ({ question }, answer) => {
      const kept = Object.entries(answer).filter(
        ([rowId, itemId]) => hasOption(question.rows, rowId) && hasOption(question.items, itemId),
      );
      return kept.length > 0 ? Object.fromEntries(kept) : undefined;
    },
    quoteText: ({ question }, answer, { rowIds }, join) =>
      question.rows
        .filter(row => !rowIds || rowIds.includes(row.id))
        .flatMap(row => question.items.find(item => item.id === answer[row.id])?.title.text ?? [])
        .join(join),
    toRows: (_asked, answer) =>
      Object.entries(answer).map(([rowId, itemId]) => ({ rowId, itemId, answerValue: itemId, answerValueType: 1 })),
    fromRows: (_asked, rows) =>
      Object.fromEntries(rows.filter(row => row.rowId !== undefined).map(row => [row.rowId!, row.itemId])),
  };
}
