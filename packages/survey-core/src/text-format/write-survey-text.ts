import { type DesignRegistry, findType } from '../question-type/registry.ts';
import type { DraftItem, DraftQuestion } from './draft-question.ts';
import { escapeLine } from './escaping.ts';

const WORDS = {
  zh: { required: '必填', row: '行：', note: '说明：' },
  en: { required: 'required', row: 'row: ', note: 'note: ' },
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
    .map(({ question, marker }, index) =>
      [
        `${index + 1}. ${escapeLine(question.title)} [${marker}]${question.isRequired ? ` [${words.required}]` : ''}`,
        ...(question.remark ? [words.note + escapeLine(question.remark)] : []),
        ...question.rows.map(row => words.row + escapeLine(row)),
        ...question.items.map(writeItem),
      ].join('\n'),
    )
    .join('\n\n');
}

function writeItem({ title, hasBlank }: DraftItem): string {
  return escapeLine(title) + (hasBlank ? ' ____' : '');
}
