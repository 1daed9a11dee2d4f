import type { PlannedType } from './types-table.ts';

export const pascal = (slug: string) =>
  slug.replace(/(^|-)([a-z0-9])/g, (_all, _dash, letter: string) => letter.toUpperCase());
export const camel = (slug: string) => pascal(slug).replace(/^./, letter => letter.toLowerCase());

/** The files of a fresh type. It asks for a text, which is right for no type but runs: change answer.ts first, and let the conformance suite say what is missing. */
export function typeFiles(type: PlannedType): Readonly<Record<string, string>> {
  const { slug, code } = type;
  const Name = pascal(slug);
  const spoken = slug.replaceAll('-', ' ');
  const hasOptions = type.options !== '0';
  const hasRows = type.rows !== '0';
  const marker = type.marker_zh === '-' ? 'null' : `{ zh: '${type.marker_zh}', en: '${type.marker_en}' }`;
  return {
    'settings.ts': `export const ${camel(slug)}Settings = ['required'] as const;
export type ${Name}Setting = (typeof ${camel(slug)}Settings)[number];
`,
    'definition.ts': `import { seal } from '@wenshu/survey-core';
import type { DesignPart } from '@wenshu/survey-core/answering';
import type { WholeType } from '../_shared/whole-type.ts';
import { answering } from './answer.ts';
import { ${camel(slug)}Settings } from './settings.ts';
import { data } from './variables.ts';
import { words } from './words.ts';

const definition: DesignPart = {
  slug: '${slug}',
  code: ${code},
  settingNames: ${camel(slug)}Settings,
  itemSettingNames: ${hasOptions ? "['isHidden', 'optionNumber']" : '[]'},
  rowSettingNames: ${hasRows ? "['optionNumber']" : '[]'},
  capabilities: {
    hasOptions: ${hasOptions},
    hasRows: ${hasRows},
    maxOptions: ${type.options},
    answerReference: '${type.reference}',
    canCarryQuota: ${type.quota === 'yes'},
    scorable: ${type.scorable === 'yes'},
    importMarker: ${marker},
    creatorOnly: false,
  },
};

export const questionType: WholeType<typeof import('./driver.ts'), typeof import('./examples.ts')> = {
  ...seal({ ...definition, ...answering, ...data }),
  words,
};
`,
    'answer.ts': `import type { AnsweringPart } from '@wenshu/survey-core/answering';
import { type ${Name}Setting, ${camel(slug)}Settings } from './settings.ts';

/** To be decided: its shape, in ids of options and rows. */
export type ${Name}Answer = string;

export const answering: AnsweringPart<${Name}Setting, ${Name}Answer> = {
  slug: '${slug}',
  code: ${code},
  role: 'question',
  settingNames: ${camel(slug)}Settings,
  tests: ['answered', 'text'],
  parse: (_asked, raw) => (typeof raw === 'string' ? { answer: raw } : { problem: 'not-readable' }),
  isEmpty: answer => answer.trim() === '',
  check: () => [],
  operands: (_asked, answer) => ({ text: answer }),
  restrict: (_asked, answer) => answer,
  quoteText: ${type.reference === 'none' ? "() => ''" : '(_asked, answer) => answer'},
  toRows: (_asked, answer) => [{ answerValue: answer, answerValueType: 0 }],
  fromRows: (_asked, rows) => rows[0]?.answerValue ?? '',
};
`,
    'variables.ts': `import type { DataPart } from '@wenshu/survey-core/answering';
import type { ${Name}Answer } from './answer.ts';
import type { ${Name}Setting } from './settings.ts';

export const data: DataPart<${Name}Setting, ${Name}Answer> = {
  summary: { kind: '${type.summary}', chart: '${type.chart}' },
  variables: ({ question }) => [
    { key: '', name: '', label: question.title.text, measure: 'text', reads: [{ as: 'text' }] },
  ],
  values: () => answer => [answer ?? null],
};
`,
    'examples.ts': `import { ${hasOptions || hasRows ? 'exampleParts, ' : ''}exampleQuestion, type TypeExample } from '../_shared/example.ts';

export const example: TypeExample = {
  question: exampleQuestion('${slug}', {${hasOptions ? " items: exampleParts('abc')," : ''}${hasRows ? " rows: exampleParts('xy')" : ''} }),
  answers: ['An answer'],
  wrong: [],
};
`,
    'words.ts': `import type { TypeWords } from '../_shared/type-words.ts';

export const words: TypeWords = {
  zh: { name: '${type.marker_zh === '-' ? slug : type.marker_zh}', untitled: '请填写您的答案', aliases: '${spoken}' },
  en: { name: '${type.marker_en === '-' ? spoken : type.marker_en}', untitled: 'Please fill in your answer', aliases: '${spoken}' },
};
`,
    'driver.ts': `import { enterText } from '../_shared/enter.ts';
import type { TypeDriver } from '../_shared/type-driver.ts';

export const driver: TypeDriver = { answer: 0, enter: enterText };
`,
    'editor.ts': `import type { TypeEditor } from '../_shared/type-editor.ts';
import { icon } from './icon.tsx';

export const editor: TypeEditor = {
  icon,
  family: 'choice',
  mark: 'none',
  sketch: { parts: 'list' },
};
`,
    'icon.tsx': `/** To be drawn: on a grid of 20, meaningful at 18 px. */
export const icon = <rect x="3" y="3" width="14" height="14" rx="2" />;
`,
    'respondent.tsx': `import type { AnswerViewProps } from '../_shared/answer-view.ts';
import type { ${Name}Answer } from './answer.ts';

export function ${Name}View({ answer, onChange, problems, titleId, problemId }: AnswerViewProps<${Name}Answer>) {
  return (
    <input
      className="text-field"
      value={answer ?? ''}
      aria-labelledby={titleId}
      aria-invalid={problems.length > 0}
      aria-describedby={problems.length > 0 ? problemId : undefined}
      onInput={event => onChange(event.currentTarget.value || undefined)}
    />
  );
}
`,
  };
}
