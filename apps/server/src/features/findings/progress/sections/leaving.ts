import {
  countCell,
  countFormat,
  type DataVariable,
  type Exhibit,
  every,
  type Filter,
  type Head,
  LEFT_AT,
  pageCode,
  percentCell,
  percentFormat,
  percentOf,
} from '@wenshu/analysis';
import { questionTypes } from '@wenshu/question-types/core';
import { designPages, type Flow, groupBy } from '@wenshu/survey-core';
import { progressTexts } from '@wenshu/texts/findings/progress';
import { type Answers, type AskList, type ReadGroups, sumOf } from '../ask-list.ts';
import { framed, type ProgressContext, spanOf } from '../progress-context.ts';
import { byGroup, groupIn, happenedIn, tallyOf, totalOf } from '../record-groups.ts';

/** Each question is a count of its own: of more than these only pages are told. */
const MOST_QUESTIONS = 400;

interface Question {
  readonly id: string;
  readonly name: string;
  /** Of its variables. */
  readonly keys: readonly string[];
}

interface Page {
  readonly id: string;
  readonly name: string;
  readonly questions: readonly Question[];
}

/** What a line opens, and how many there are of it. */
interface Line {
  readonly head: Head;
  count(answers: Answers): number;
}

/** On which page unfinished records were left, and how far they had come on it. */
export function leavingSection(
  asks: AskList,
  context: ProgressContext,
  { flow, variables }: { readonly flow: Flow | undefined; readonly variables: readonly DataVariable[] },
) {
  const t = progressTexts[context.language];
  const left = groupIn('incomplete', spanOf(context));
  const begun = asks.count(byGroup, happenedIn(spanOf(context)));
  const byPage = asks.count([LEFT_AT], left);
  const pages = flow ? pagesOf(flow, variables) : [];
  const asked = pages.reduce((sum, { questions }) => sum + questions.length, 0);
  const splits = new Map(
    asked > MOST_QUESTIONS ? [] : pages.map(page => [page.id, linesOf(asks, page, { left, texts: t })] as const),
  );
  return (answers: Answers): readonly Exhibit[] => {
    const counts = new Map(byPage(answers).map(({ by, count }) => [by[0] as number | null, count]));
    const rows: Head[] = [];
    const values: number[] = [];
    const add = (lines: readonly Line[], around?: Head) => {
      rows.push(...(around ? [{ ...around, children: lines.map(({ head }) => head) }] : lines.map(({ head }) => head)));
      values.push(...lines.map(({ count }) => count(answers)));
    };
    const unplaced = counts.get(null) ?? 0;
    if (unplaced > 0)
      add([{ head: { id: 'none', text: t.notBegun, role: 'category', drill: notOnAPage }, count: () => unplaced }]);
    for (const [place, page] of pages.entries()) {
      const here = counts.get(pageCode(page.id)) ?? 0;
      counts.delete(pageCode(page.id));
      if (here === 0) continue;
      const text = t.page({ place: place + 1, name: page.name });
      const within = (splits.get(page.id) ?? []).filter(({ count }) => count(answers) > 0);
      const whole = (words: string): Line => ({
        head: { id: page.id, text: words, role: within.length > 0 ? 'net' : 'category', drill: onPage(page.id) },
        count: () => here,
      });
      if (within.length === 0) add([whole(text)]);
      else add([whole(t.wholePage), ...within], { id: `page:${page.id}`, text, role: 'group' });
    }
    counts.delete(null);
    const gone = [...counts.values()].reduce((sum, count) => sum + count, 0);
    if (gone > 0)
      add([
        {
          head: { id: 'gone', text: t.pageGone, role: 'category', drill: among([...counts.keys()]) },
          count: () => gone,
        },
      ]);
    const people = sumOf(byPage(answers));
    const tally = tallyOf(begun(answers));
    const all = totalOf(tally) - tally.invalid - tally.declined;
    return [
      {
        ...framed(context, answers, {
          id: 'leaving',
          title: t.leaving,
          people,
          isOfWindow: true,
          footnotes: [
            ...(people === 0 ? [t.nobodyLeft] : [t.leavingNote]),
            ...(asked > MOST_QUESTIONS ? [t.tooManyQuestions] : []),
          ],
        }),
        kind: 'table',
        columns: [
          { id: 'left', text: t.left, role: 'category', drill: left },
          { id: 'ofLeft', text: t.ofLeft, role: 'statistic', format: percentFormat },
          { id: 'ofBegun', text: t.ofBegun, role: 'statistic', format: percentFormat },
        ],
        rows,
        measures: [{ id: 'count', name: t.count, format: countFormat }],
        cells: values.map(value => [
          { ...countCell(value), heat: (percentOf(value, people) ?? 0) / 100 },
          percentCell(percentOf(value, people)),
          percentCell(percentOf(value, all)),
        ]),
      },
    ];
  };
}

const notOnAPage: Filter = { test: 'answered', variable: LEFT_AT, is: false };
const among = (codes: readonly (number | null)[]): Filter => ({
  test: 'choice',
  variable: LEFT_AT,
  is: 'any-of',
  codes: codes.filter(code => code !== null),
});
const onPage = (pageId: string) => among([pageCode(pageId)]);

/** The last question on the page that was answered; or none of them. A page with a single question needs no lines of its own. */
function linesOf(
  asks: AskList,
  { id, questions }: Page,
  { left, texts: t }: { left: Filter; texts: Pick<(typeof progressTexts)['zh'], 'nothingAnswered' | 'after'> },
): readonly Line[] {
  if (questions.length < 2) return [];
  const line = (lineId: string, text: string, tests: readonly Filter[]): Line => {
    const drill = every([onPage(id), ...tests]);
    const read: ReadGroups = asks.count([], every([left, drill]));
    return { head: { id: lineId, text, role: 'category', drill }, count: answers => sumOf(read(answers)) };
  };
  const answered = (of: readonly Question[], is: boolean): Filter[] => {
    const [variable, ...more] = of.flatMap(({ keys }) => keys);
    if (variable === undefined) return [];
    return [{ test: 'answered', variable, ...(more.length > 0 && { more }), is }];
  };
  return [
    line(`${id}:none`, t.nothingAnswered, answered(questions, false)),
    ...questions.map((question, at) =>
      line(question.id, t.after({ name: question.name }), [
        ...answered([question], true),
        ...answered(questions.slice(at + 1), false),
      ]),
    ),
  ];
}

/** The pages of the newest snapshot in their order, each with its questions that have an answer in the data. */
function pagesOf(flow: Flow, variables: readonly DataVariable[]): readonly Page[] {
  const pageOf = designPages(flow, questionTypes);
  const keysOf = groupBy(variables, ({ questionId }) => questionId);
  const byPage = groupBy(flow.questions, ({ id }) => pageOf.get(id));
  return [...byPage].flatMap(([id, questions]) => {
    if (id === undefined) return [];
    const name = (question: (typeof questions)[number]) => question.seqName || question.title.text;
    const asked = questions.flatMap(question => {
      const keys = (keysOf.get(question.id) ?? []).map(({ key }) => key);
      return keys.length > 0 ? [{ id: question.id, name: name(question), keys }] : [];
    });
    return [{ id, name: name(questions[0]!), questions: asked }];
  });
}
