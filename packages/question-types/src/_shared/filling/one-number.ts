import type { AnsweringPart, Asked, SettingName, SettingsOf } from '@wenshu/survey-core/answering';

/** The answering part of a type whose answer is one whole number between two ends. The number is its score too. */
export function oneNumber<Name extends SettingName>(
  slug: string,
  code: number,
  settingNames: readonly Name[],
  endsOf: (asked: Asked<SettingsOf<Name>>) => { readonly least: number; readonly most: number },
): AnsweringPart<Name, number> {
  return {
    slug,
    code,
    role: 'question',
    settingNames,
    tests: ['answered', 'number', 'score'],
    // Minus zero is stored as zero.
    parse: (_asked, raw) => (Number.isSafeInteger(raw) ? { answer: Number(raw) + 0 } : { problem: 'not-readable' }),
    isEmpty: () => false,
    check: (asked, answer) => {
      const { least, most } = endsOf(asked);
      if (answer < least) return [{ problem: 'too-small', num: least }];
      return answer > most ? [{ problem: 'too-large', num: most }] : [];
    },
    operands: (_asked, answer) => ({ number: answer, score: answer }),
    restrict: (_asked, answer) => answer,
    quoteText: () => '',
    toRows: (_asked, answer) => [{ answerValue: String(answer), answerValueType: 2 }],
    fromRows: (_asked, rows) => (/^-?[0-9]+$/.test(rows[0]?.answerValue ?? '') ? Number(rows[0]!.answerValue) : null),
  };
}
