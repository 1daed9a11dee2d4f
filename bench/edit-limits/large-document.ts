import {
  createQuestionnaire,
  type Item,
  limits,
  type Question,
  type Questionnaire,
  type Row,
} from '@wenshu/survey-core';

/** Ids and places that sort as they are numbered. */
export const idOf = (kind: string, ...numbers: number[]) =>
  `${kind}${numbers.map(number => String(number).padStart(5, '0')).join('x')}`;
export const placeOf = (number: number) => `h${String(number).padStart(6, '0')}`;
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));

const LANGUAGES = ['2', '3'] as const;

/** How a questionnaire comes by as many options and rows as it can have. */
export interface Sizes {
  /** Of every plain question. */
  readonly options: number;
  readonly dropdown: number;
  /** How many stand below each of a layer. */
  readonly cascade: readonly number[];
}
/** In a thousand questions and two of the longest dropdowns, */
export const wide: Sizes = { options: 10, dropdown: limits.dropdownOptions, cascade: [1, 1, 1, 1] };
/** or most of them in one cascade, which has all that it can have, */
export const deep: Sizes = { options: 1, dropdown: 50, cascade: [10, 10, 10, 15] };
/** or half of that, so that its copy still fits. */
export const halfDeep: Sizes = { ...deep, cascade: [10, 10, 10, 7] };
export const halfWide: Sizes = { ...wide, options: 9, dropdown: limits.dropdownOptions / 2 };

/** The questions that have as much of one thing as a question can have; everything else is choices and tables. */
export const special = {
  dropdown: 'dropdown01',
  cascade: 'cascade001',
  matrix: 'matrix0001',
  label: 'label00001',
  evaluation: 'evaluate01',
  upload: 'upload0001',
  choice: 'choice0001',
  target: 'target0001',
} as const;
const SPECIALS = Object.keys(special).length + 1;
export const groupOf = (number: number) => idOf('group', number % (limits.groups - 1));

/** A document near its limits with this many questions: options, groups, rules, quota cells and two more languages in their thousands. */
export function largeDocument(questions: number, sizes: Sizes): Questionnaire {
  const empty = createQuestionnaire({ title: 'Large', baseLanguageId: 1, groupId: groupOf(0) });
  const all = [...specialQuestions(sizes), ...times(questions - SPECIALS, n => plainQuestion(n, sizes))];
  const document: Questionnaire = {
    ...empty,
    groups: byId(
      times(limits.groups - 1, n => ({
        id: groupOf(n),
        order: placeOf(n),
        title: { text: `Part ${n}` },
        settings: {},
      })),
    ),
    questions: byId(all),
    logic: byId(rules(questions)),
    calculations: byId(
      // Each reads the next: what hangs on the last hangs on all of them.
      times(200, n => ({
        id: idOf('calc', n),
        order: placeOf(n),
        name: `sum_${n}`,
        expression: n === 199 ? `count(#${special.matrix})` : `$${idOf('calc', n + 1)} + 1`,
      })),
    ),
    verifications: byId(
      times(200, n => ({
        id: idOf('verify', n),
        order: placeOf(n),
        questionId: special.target,
        must: { test: 'answered', questionId: special.choice, is: true } as const,
        message: { text: 'Answer the first one' },
      })),
    ),
    quotas: byId([
      {
        id: 'quota00001',
        order: 'h',
        kind: 'single' as const,
        title: 'By answer',
        whenFull: 'end' as const,
        cells: byId(
          times(sizes.dropdown, n => ({
            id: idOf('cell', n),
            order: placeOf(n),
            match: { [idOf('counted', 0)]: idOf('countedOption', n) },
            size: 10,
          })),
        ),
      },
    ]),
    languages: Object.fromEntries(LANGUAGES.map(key => [key, { languageId: Number(key), name: `Language ${key}` }])),
  };
  return { ...document, translations: Object.fromEntries(LANGUAGES.map(key => [key, translated(document)])) };
}

function byId<T extends { readonly id: string }>(parts: readonly T[]): Record<string, T> {
  return Object.fromEntries(parts.map(part => [part.id, part]));
}

function question(id: string, number: number, type: string, more: Partial<Question> = {}): Question {
  return {
    id,
    type,
    groupId: groupOf(number),
    order: placeOf(number),
    seqName: `Q${number + 1}`,
    title: { text: `What do you think about number ${number}?` },
    settings: {},
    items: {},
    itemGroups: {},
    rows: {},
    rowGroups: {},
    ...more,
  };
}

const item = (id: string, number: number): Item => ({
  id,
  order: placeOf(number),
  title: { text: `Option ${number}` },
  settings: {},
});
export const itemsOf = (kind: string, count: number) => byId(times(count, n => item(idOf(kind, n), n)));
const rowsOf = (kind: string, count: number): Record<string, Row> => itemsOf(kind, count);
const groupsOf = (kind: string) =>
  byId(times(limits.groups - 1, n => ({ ...item(idOf(kind, n), n), title: { text: `Group_${n}` } })));

function plainQuestion(number: number, { options }: Sizes): Question {
  const id = idOf('plain', number);
  const items = byId(times(options, n => item(idOf('option', number, n), n)));
  const rows = byId(times(options, n => item(idOf('row', number, n), n)));
  return number % 5 === 0
    ? question(id, number, 'matrix-single', { items, rows })
    : question(id, number, 'multiple-choice', { items });
}

function specialQuestions({ dropdown, cascade }: Sizes): Question[] {
  const inGroups = (field: 'itemGroupId' | 'rowGroupId', kind: string, parts: Record<string, Item>) =>
    byId(Object.values(parts).map((part, n) => ({ ...part, [field]: idOf(kind, n % (limits.groups - 1)) })));
  return [
    question(special.choice, 990, 'multiple-choice', { items: itemsOf('choice', limits.options - 1) }),
    question(idOf('counted', 0), 991, 'dropdown', { items: itemsOf('countedOption', dropdown) }),
    question(special.dropdown, 992, 'dropdown', {
      items: inGroups('itemGroupId', 'dropGroup', itemsOf('drop', dropdown)),
      itemGroups: groupsOf('dropGroup'),
    }),
    question(special.cascade, 993, 'cascade', { items: cascadeItems(cascade) }),
    question(special.matrix, 994, 'matrix-single', {
      items: itemsOf('column', 50),
      rows: inGroups('rowGroupId', 'rowGroup', rowsOf('line', limits.rows)),
      rowGroups: groupsOf('rowGroup'),
    }),
    question(special.label, 995, 'label', { items: itemsOf('tag', limits.labels) }),
    question(special.evaluation, 996, 'evaluation'),
    question(special.upload, 997, 'file-upload'),
    question(special.target, 998, 'multiple-choice', { items: itemsOf('target', 1) }),
  ];
}

/** Four layers, as many in all as a cascade can have. */
function cascadeItems(layers: readonly number[]): Record<string, Item> {
  const items: Item[] = [];
  const below = (parentItemId: string | undefined, [count, ...deeper]: readonly number[]) => {
    if (count === undefined) return;
    for (let n = 0; n < count; n++) {
      const id = idOf('place', items.length);
      items.push({ ...item(id, items.length), ...(parentItemId && { parentItemId }) });
      below(id, deeper);
    }
  };
  below(undefined, layers);
  return byId(items.slice(0, limits.cascadeImportCases * limits.cascadeLayers));
}

function rules(questions: number): Questionnaire['logic'][string][] {
  const plain = (n: number) => idOf('plain', n % Math.max(1, questions - SPECIALS));
  const display = times(
    limits.rules - 200,
    n =>
      ({
        id: idOf('rule', n),
        order: placeOf(n),
        kind: 'display',
        target: { questionId: special.target },
        when: { test: 'answered', questionId: n < 1000 ? special.choice : plain(n), is: true },
      }) as const,
  );
  const references = times(
    100,
    n =>
      ({
        id: idOf('reference', n),
        order: placeOf(n),
        kind: 'option-reference',
        questionId: n === 0 ? special.target : plain(n),
        fromQuestionId: n === 99 ? special.choice : plain(n + 1),
        take: 'all',
      }) as const,
  );
  return [...display, ...references];
}

function translated({ questions }: Questionnaire) {
  const text = { title: { text: 'In English' } };
  return Object.fromEntries(
    Object.values(questions)
      .flatMap(({ id, items, rows }) => [id, ...Object.keys(items), ...Object.keys(rows)])
      .map(id => [id, text]),
  );
}
