import {
  createQuestionnaire,
  type Item,
  type LogicRule,
  ordersBetween,
  type Question,
  type Questionnaire,
  type Quota,
  writeSettings,
} from '@wenshu/survey-core';

/** A case as `labelling.md` describes it. */
export interface CraftCase {
  readonly id: string;
  readonly language: 'zh' | 'en';
  readonly half: 'open' | 'kept';
  readonly survey: string;
  readonly introduction?: string;
  readonly whole?: boolean;
  readonly pieces: readonly Piece[];
  readonly quotas?: readonly { readonly limit: number; readonly when: readonly When[] }[];
}

interface When {
  readonly question: number;
  readonly options: readonly string[];
}

interface Words {
  readonly title: string;
  readonly options?: readonly string[];
  readonly points?: readonly string[];
  readonly rows?: readonly string[];
}

interface Piece extends Words {
  readonly type: string;
  readonly note?: string;
  readonly required?: boolean;
  readonly randomised?: boolean;
  readonly screenOut?: readonly string[];
  /** The right answer, however it is written: an option, or a row with its option. */
  readonly attentionCheck?: unknown;
  readonly showWhen?: readonly When[];
  readonly other?: Words & { readonly language: 'zh' | 'en' };
}

const TYPES: Readonly<Record<string, string>> = {
  single: 'single-choice',
  multiple: 'multiple-choice',
  number: 'fill-in',
  text: 'fill-in',
  note: 'text-note',
};
const LANGUAGES = { zh: 1, en: 2 } as const;
const NUMERIC = 2;
const BLANK = /\s*_{2,}/;

/** The questionnaire that somebody would have made to ask this. */
export function documentOf(one: CraftCase): Questionnaire {
  const start = createQuestionnaire({
    title: one.survey,
    description: one.introduction ?? '',
    baseLanguageId: LANGUAGES[one.language],
    groupId: 'group0',
  });
  const orders = ordersBetween(null, null, one.pieces.length);
  const questions = one.pieces.map((piece, index) => questionOf(piece, index, orders[index]!));
  const byId = Object.fromEntries(questions.map(question => [question.id, question]));
  const rules = one.pieces.flatMap((piece, index) => rulesOf(piece, index, questions));
  return {
    ...start,
    questions: byId,
    logic: Object.fromEntries(rules.map(rule => [rule.id, rule])),
    quotas: one.quotas ? { quota0: quotaOf(one.quotas, questions) } : {},
    ...translationsOf(one, questions),
  };
}

function questionOf(piece: Piece, index: number, order: string): Question {
  const texts = piece.options ?? piece.points ?? [];
  const hasRows = piece.rows !== undefined;
  const id = `question${index}`;
  const listed = <T>(
    list: readonly string[],
    make: (text: string, at: number, order: string) => T & { id: string },
  ) => {
    const orders = ordersBetween(null, null, list.length);
    return Object.fromEntries(list.map((text, at) => make(text, at, orders[at]!)).map(part => [part.id, part]));
  };
  return {
    id,
    order,
    groupId: 'group0',
    type: TYPES[piece.type] ?? piece.type,
    seqName: `Q${index + 1}`,
    title: { text: piece.title },
    ...(piece.note && { remark: { text: piece.note } }),
    settings: writeSettings({
      ...(piece.required && { required: true }),
      ...(piece.type === 'number' && { inputFormat: NUMERIC }),
      ...(piece.randomised && (hasRows ? { isRowOrderRandom: true } : { isOptionOrderRandom: true })),
      ...(piece.attentionCheck !== undefined && { isTrap: true }),
    }),
    items: listed(
      texts,
      (text, at, place): Item => ({
        id: `${id}item${at}`,
        order: place,
        title: { text: text.replace(BLANK, '') },
        settings: writeSettings({ ...(BLANK.test(text) && { hasBlank: true }) }),
      }),
    ),
    rows: listed(piece.rows ?? [], (text, at, place) => ({
      id: `${id}row${at}`,
      order: place,
      title: { text },
      settings: {},
    })),
    itemGroups: {},
    rowGroups: {},
  };
}

function idsOf(question: Question, texts: readonly string[]): string[] {
  const plain = texts.map(text => text.replace(BLANK, ''));
  return Object.values(question.items).flatMap(({ id, title }) => (plain.includes(title.text) ? id : []));
}

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

function rulesOf(piece: Piece, index: number, questions: readonly Question[]): LogicRule[] {
  const question = questions[index]!;
  const choice = (at: Question, is: 'any-of' | 'none-of', texts: readonly string[]) =>
    ({ test: 'choice', questionId: at.id, is, itemIds: idsOf(at, texts) }) as const;
  const screen = (suffix: string, when: ReturnType<typeof choice>): LogicRule => ({
    id: `rule${suffix}${index}`,
    order: `a${index}`,
    kind: 'screen-out',
    questionId: question.id,
    when,
  });
  return [
    ...(piece.screenOut ? [screen('Screen', choice(question, 'any-of', piece.screenOut))] : []),
    ...(piece.attentionCheck === undefined
      ? []
      : [screen('Check', choice(question, 'none-of', stringsIn(piece.attentionCheck)))]),
    ...(piece.showWhen
      ? [
          {
            id: `ruleShow${index}`,
            order: `b${index}`,
            kind: 'display' as const,
            target: { questionId: question.id },
            when: {
              all: piece.showWhen.map(({ question: at, options }) => choice(questions[at - 1]!, 'any-of', options)),
            },
          },
        ]
      : []),
  ];
}

function quotaOf(cells: NonNullable<CraftCase['quotas']>, questions: readonly Question[]): Quota {
  const made = cells.map(({ limit, when }, index) => ({
    id: `cell${index}`,
    order: `a${index}`,
    size: limit,
    match: Object.fromEntries(
      when.map(({ question, options }) => [questions[question - 1]!.id, idsOf(questions[question - 1]!, options)]),
    ),
  }));
  return {
    id: 'quota0',
    order: 'a',
    kind: 'cross',
    title: 'Quota',
    whenFull: 'end',
    cells: Object.fromEntries(made.map(cell => [cell.id, cell])),
  };
}

function translationsOf({ pieces }: CraftCase, questions: readonly Question[]) {
  const texts: Record<string, Record<string, { text: string }>> = {};
  const other = pieces.find(piece => piece.other)?.other;
  if (!other) return {};
  const languageId = LANGUAGES[other.language];
  for (const [index, piece] of pieces.entries()) {
    const question = questions[index]!;
    if (!piece.other) continue;
    texts[question.id] = { title: { text: piece.other.title } };
    const add = (ids: readonly string[], words: readonly string[] = []) => {
      for (const [at, text] of words.entries())
        if (ids[at]) texts[ids[at]] = { title: { text: text.replace(BLANK, '') } };
    };
    add(Object.keys(question.items), piece.other.options ?? piece.other.points);
    add(Object.keys(question.rows), piece.other.rows);
  }
  return {
    languages: { [languageId]: { languageId, name: other.language } },
    translations: { [languageId]: texts },
  };
}
