import type { Flow, FlowItem, FlowQuestion, Json } from '@wenshu/survey-core/answering';
import { sampleTexts } from '@wenshu/texts/design/sample-survey';

type Settings = Readonly<Record<string, Json>>;
type Words = (typeof sampleTexts)['zh' | 'en'];
/** A question's words: its title, and names of options and rows. */
interface Said {
  readonly title: string;
  readonly remark?: string;
  readonly items?: readonly string[];
  readonly rows?: readonly string[];
}

const REQUIRED = 20001;
const MAX_SELECTED = 20003;
const IS_EXCLUSIVE = 20005;
const HAS_BLANK = 20006;
const LINES = 20027;
const GROUP = 'sample';

/** A café asks its guests: three short pages that show logic, quotes and several types. */
export function sampleSurvey(languageId: number): Flow {
  const t: Words = languageId === 1 ? sampleTexts.zh : sampleTexts.en;
  return {
    scrollId: 'demo',
    versionTime: 1,
    languageId,
    title: { text: t.title },
    description: { text: t.description },
    settings: {},
    groups: [{ id: GROUP, title: { text: '' }, settings: {} }],
    questions: [
      question('visits', 'single-choice', t.visits, { [REQUIRED]: true }),
      question('reasons', 'multiple-choice', t.reasons, { [REQUIRED]: true, [MAX_SELECTED]: 3 }, [
        {},
        {},
        {},
        {},
        { [HAS_BLANK]: true },
        { [IS_EXCLUSIVE]: true },
      ]),
      question('ordered', 'single-choice', t.ordered, { [REQUIRED]: true }),
      question('break1', 'page-break', { title: '' }),
      {
        ...question('drink', 'rating', { title: t.drink.text }, { [REQUIRED]: true }),
        title: {
          text: t.drink.text,
          html: `${t.drink.before}<span data-qid="ordered">${t.drink.quote}</span>${t.drink.after}`,
        },
      },
      question('service', 'matrix-single', t.service, { [REQUIRED]: true }),
      question('wrong', 'fill-in', t.wrong, { [LINES]: 3 }),
      question('order', 'ranking', t.order, { [MAX_SELECTED]: 3 }),
      question('break2', 'page-break', { title: '' }),
      question('recommend', 'nps', t.recommend, { [REQUIRED]: true }),
      question('date', 'date', t.date),
      question('email', 'fill-in', t.email, { 20025: 6 }),
    ],
    logic: [
      {
        id: 'when-bad',
        order: 'a',
        kind: 'display',
        target: { questionId: 'wrong' },
        when: { test: 'number', questionId: 'drink', compare: '<=', value: 3 },
      },
    ],
    calculations: [],
    verifications: [],
    agreements: [],
    appearance: { theme: 'clay' },
    cover: null,
    endPages: {},
  };
}

function question(
  id: string,
  type: string,
  { title, remark, items = [], rows = [] }: Said,
  settings: Settings = {},
  itemSettings: readonly Settings[] = [],
): FlowQuestion {
  const part = (kind: string) => (text: string, index: number) => ({
    id: `${id}${kind}${index + 1}`,
    title: { text },
    settings: { 20009: index + 1, ...(kind === 'i' ? itemSettings[index] : {}) } as FlowItem['settings'],
  });
  return {
    id,
    type,
    groupId: GROUP,
    seqName: '',
    title: { text: title },
    ...(remark && { remark: { text: remark } }),
    settings: settings as FlowQuestion['settings'],
    items: items.map(part('i')),
    itemGroups: [],
    rows: rows.map(part('r')),
    rowGroups: [],
  };
}
