import type { DraftLanguage, PlannedQuestion, PlannedQuota, PlannedRule } from '@wenshu/api-contract';
import { draftQuestionTexts } from '@wenshu/texts/design/drafting/draft-questions';
import { languageOf } from '../bank/tokens.ts';
import type { Brief } from '../brief/read-brief.ts';
import { ownQuestion } from './planned-question.ts';
import { slotsIn } from './slots.ts';

/** Questions with what hangs on them. */
export interface PlanParts {
  readonly questions: readonly PlannedQuestion[];
  readonly rules: readonly PlannedRule[];
  readonly quotas: readonly PlannedQuota[];
}

export const noParts: PlanParts = { questions: [], rules: [], quotas: [] };

export const joinParts = (...parts: readonly PlanParts[]): PlanParts => ({
  questions: parts.flatMap(({ questions }) => questions),
  rules: parts.flatMap(({ rules }) => rules),
  quotas: parts.flatMap(({ quotas }) => quotas),
});

const textsIn = (language: DraftLanguage) => draftQuestionTexts[language];
export const rangeOf = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Who may take part, by what the description says of them: the easy ones first, those that most have to leave at early on. */
export function makeScreening(brief: Brief): PlanParts {
  return joinParts(
    screenTrades(brief),
    screenAges(brief),
    screenPlaces(brief),
    screenOwned(brief),
    screenMeasured(brief),
    screenDone(brief),
    askGender(brief),
  );
}

function screened(question: PlannedQuestion, out: readonly number[]): PlanParts {
  const rules: PlannedRule[] =
    out.length === 0 ? [] : [{ does: 'screen-out', when: { questionId: question.id, is: 'any-of', items: [...out] } }];
  return { questions: [question], rules, quotas: [] };
}

const base = { type: 'single-choice', place: 'screening', why: 'who', weight: 97 } as const;

/** Bands of about ten years within the range, and one on either side that ends the interview. */
export function screenAges({ ages, wishes }: Brief): PlanParts {
  const range = ages ?? (wishes.ageQuota ? { from: 18, to: 59 } : null);
  if (!range) return noParts;
  const from = range.from ?? 18;
  const to = range.to ?? 64;
  const starts = rangeOf(0, Math.max(0, Math.ceil((to - from + 1) / 10) - 1)).map(step => from + step * 10);
  const bands = starts.map((start, index) => ({ from: start, to: (starts[index + 1] ?? to + 1) - 1 }));
  const question = ownQuestion({
    ...base,
    construct: 'age',
    about: `${range.from ?? ''}–${range.to ?? ''}`,
    words: language => {
      const { ages: t } = textsIn(language);
      return { title: t.title, items: [t.under({ age: from }), ...bands.map(t.band), t.over({ age: to + 1 })] };
    },
  });
  const last = bands.length + 2;
  const out = [...(ages?.from === null ? [] : [1]), ...(ages?.to === null ? [] : [last])];
  const parts = screened(question, ages ? out : [1, last]);
  if (!wishes.ageQuota) return parts;
  const cells = bands.map((_, index) => ({ items: [index + 2], size: 100 }));
  return { ...parts, quotas: [{ questionId: question.id, cells }] };
}

function screenPlaces({ places }: Brief): PlanParts {
  if (!places) return noParts;
  const { names, kind, each } = places;
  const question = ownQuestion({
    ...base,
    construct: kind,
    about: names.join(' '),
    anchors: [names.length + 1],
    words: language => ({ title: textsIn(language).places[kind], items: [...names, textsIn(language).places.other] }),
  });
  const cells = names.map((_, index) => ({ items: [index + 1], size: each ?? 100 }));
  return { ...screened(question, [names.length + 1]), quotas: [{ questionId: question.id, cells }] };
}

/** Among other things that a household may have, so that nobody sees which one is looked for. */
function screenOwned({ owned }: Brief): PlanParts {
  if (owned === null) return noParts;
  const known = {
    cat: 'cat',
    猫: 'cat',
    dog: 'dog',
    狗: 'dog',
    pet: 'pet',
    宠物: 'pet',
    car: 'car',
    车: 'car',
    车主: 'car',
    home: 'home',
    house: 'home',
    房: 'home',
    parent: 'parent',
    孩子: 'parent',
  } as const;
  const what = Object.entries(known).find(([word]) => word === owned)?.[1] ?? 'pet';
  const listIn = (language: DraftLanguage) => {
    const { owned: t } = textsIn(language);
    return [t[what], ...t.others.filter(one => one !== t[what])];
  };
  const none = listIn('en').length + 1;
  const question = ownQuestion({
    ...base,
    type: 'multiple-choice',
    construct: 'ownership',
    about: owned,
    exclusive: [none],
    anchors: [none],
    random: ['options'],
    words: language => ({
      title: textsIn(language).owned.title,
      items: [...listIn(language), textsIn(language).owned.none],
    }),
  });
  const rule: PlannedRule = { does: 'screen-out', when: { questionId: question.id, is: 'none-of', items: [1] } };
  return { questions: [question], rules: [rule], quotas: [] };
}

function screenTrades({ trades, language: written }: Brief): PlanParts {
  if (!trades) return noParts;
  const count = trades.length;
  const question = ownQuestion({
    ...base,
    type: 'multiple-choice',
    construct: 'industry conflict',
    about: trades.join(' '),
    exclusive: [count + 5],
    anchors: [count + 5],
    random: ['options'],
    words: language => {
      const { trades: t } = textsIn(language);
      if (language !== written) return undefined;
      return { title: t.title, items: [...trades.map(capital), t.research, ...t.others, t.none] };
    },
  });
  return screened(question, rangeOf(1, count + 1));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** When it was last, not whether: a yes would be given away. */
function screenDone(brief: Brief): PlanParts {
  const { done, language: written, wishes } = brief;
  if (!done) return noParts;
  const question = ownQuestion({
    ...base,
    construct: 'recency',
    about: done.object,
    words: language => {
      const { done: t } = textsIn(language);
      const { category, thing } = slotsIn(brief, language);
      const isSaid = done.object !== '' && language === written && languageOf(done.object) === language;
      const of = isSaid ? done.object : done.deed === 'visit' || done.deed === 'order' ? thing : category;
      return { title: t[done.deed]({ of }), items: t.spans };
    },
  });
  const limits = [7, 31, 92, 183, 366];
  const days = done.days ?? 366;
  const good = limits.filter(limit => limit <= days * 1.1 + 1).length;
  const first = Math.max(1, good) + 1;
  const sides = halves(question, brief, first);
  if (sides) return { ...screened(question, [7]), quotas: [sides] };
  return screened(question, wishes.bothSides ? [7] : rangeOf(first, 7));
}

/** "Half of them have ordered in the past 30 days, half have not": both sides are wanted, in shares. */
function halves(question: PlannedQuestion, { text, wishes }: Brief, first: number): PlannedQuota | undefined {
  if (!wishes.bothSides || !/\bhalf\b|各半|一半/i.test(text)) return undefined;
  const all = Number(/(\d{2,5})\s*(?:completes|respondents|interviews|people|份|人|个样本)/i.exec(text)?.[1] ?? 200);
  const size = Math.floor(all / 2);
  return {
    questionId: question.id,
    cells: [
      { items: rangeOf(1, first - 1), size },
      { items: rangeOf(first, 6), size },
    ],
  };
}

function screenMeasured(brief: Brief): PlanParts {
  const { measured, language: written } = brief;
  if (!measured) return noParts;
  const { most, unit } = measured;
  const step = most >= 9 ? Math.round(most / 3) : 1;
  const edges = rangeOf(1, Math.max(1, Math.ceil(most / step) - 1))
    .map(count => count * step)
    .filter(edge => edge < most);
  const all = [...edges, most];
  const what =
    measured.what === 'commute' || measured.what === 'travel' || measured.what === 'drive' ? 'commute' : 'live';
  const question = ownQuestion({
    ...base,
    construct: 'distance',
    about: `${most} ${unit}`,
    words: language => {
      if (language !== written) return undefined;
      const { measured: t } = textsIn(language);
      const bands = all.map((edge, index) =>
        index === 0 ? t.under({ most: edge, unit }) : t.band({ from: all[index - 1]!, to: edge, unit }),
      );
      const title = what === 'commute' ? t.commute({ unit }) : t.live({ of: slotsIn(brief, language).thing, unit });
      return { title, items: [...bands, t.over({ least: most, unit }), ...(what === 'commute' ? [t.none] : [])] };
    },
  });
  return screened(question, rangeOf(all.length + 1, all.length + (what === 'commute' ? 2 : 1)));
}

function askGender({ wishes }: Brief): PlanParts {
  if (!wishes.genderQuota) return noParts;
  const question = ownQuestion({
    ...base,
    why: 'quota',
    construct: 'gender',
    about: '',
    words: language => {
      const { options } = genderOptions[language];
      return { title: genderOptions[language].title, items: options };
    },
  });
  return {
    questions: [question],
    rules: [],
    quotas: [{ questionId: question.id, cells: [1, 2].map(item => ({ items: [item], size: 100 })) }],
  };
}

const genderOptions = {
  zh: { title: '您的性别是？', options: ['男', '女', '其他', '不便透露'] },
  en: { title: 'What is your gender?', options: ['Man', 'Woman', 'Another gender', 'Prefer not to say'] },
} as const;
