import { type DesignRegistry, findType } from '../question-type/registry.ts';
import type { DraftItem, DraftQuestion } from './draft-question.ts';
import { AS_IT_STANDS, escapeLine } from './escaping.ts';
import { isPlainOption, isPlainTitle } from './loose/is-plain.ts';
import { settingMarkers } from './setting-words.ts';

const WORDS = {
  zh: { required: '必填', row: '行：', note: '说明：', low: '低端：', high: '高端：' },
  en: { required: 'required', row: 'row: ', note: 'note: ', low: 'low: ', high: 'high: ' },
} as const;

/** Questions as the text that `parseSurveyText` reads back. Those of types without a marker are left out. */
export function writeSurveyText(
  questions: readonly DraftQuestion[],
  types: DesignRegistry,
  language: 'zh' | 'en',
): string {
  const words = WORDS[language];
  return questions
    .flatMap(question => {
      const marker = findType(types, question.type)?.capabilities.importMarker;
      return marker ? [{ question, marker: marker[language] }] : [];
    })
    .map(({ question, marker }, index) => {
      const { lowLabel, highLabel } = question.settings ?? {};
      return [
        `${index + 1}. ${writeTitle(question)} ${markersOf(question, marker, language).join(' ')}`,
        ...(question.remark ? [words.note + escapeLine(question.remark)] : []),
        ...(lowLabel ? [words.low + escapeLine(lowLabel)] : []),
        ...(highLabel ? [words.high + escapeLine(highLabel)] : []),
        ...question.rows.map(row => words.row + escapeLine(row)),
        ...question.items.map(item => writeItem(item, question.items.length, types)),
      ].join('\n');
    })
    .join('\n\n');
}

function markersOf({ isRequired, settings = {} }: DraftQuestion, marker: string, language: 'zh' | 'en'): string[] {
  const words = settingMarkers[language];
  const { minSelected, maxSelected, pointCount } = settings;
  return [
    marker,
    ...(isRequired ? [WORDS[language].required] : []),
    ...(minSelected === undefined ? [] : [words.minSelected(minSelected)]),
    ...(maxSelected === undefined ? [] : [words.maxSelected(maxSelected)]),
    ...(pointCount === undefined ? [] : [words.pointCount(pointCount)]),
  ].map(one => `[${one}]`);
}

/** Also a remark can hold words that would set something, such as "at most 3". */
function writeTitle({ title, remark = '' }: DraftQuestion): string {
  const isPlain = isPlainTitle(title) && (remark === '' || isPlainTitle(remark));
  return (isPlain ? '' : AS_IT_STANDS) + escapeLine(title);
}

function writeItem({ title, hasBlank }: DraftItem, count: number, types: DesignRegistry): string {
  return (isPlainOption(title, count, types) ? '' : AS_IT_STANDS) + escapeLine(title) + (hasBlank ? ' ____' : '');
}
