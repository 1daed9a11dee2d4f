import type { CountedGroup, Exhibit, Filter, Value } from '@wenshu/analysis';
import { groupBy, own } from '@wenshu/survey-core';
import { dataSetTexts } from '@wenshu/texts/findings/data-set';
import { progressTexts } from '@wenshu/texts/findings/progress';
import type { ViewedLink } from '../../../collect/links/index.ts';
import type { ListedViews } from '../../../collect/respondents/index.ts';
import type { Answers, AskList } from '../ask-list.ts';
import { type ProgressContext, spanOf } from '../progress-context.ts';
import { byGroup, happenedIn, NOBODY, tallyOf } from '../record-groups.ts';
import { type GroupRow, groupTable } from './group-table.ts';

const factNames = ['channel', 'terminal', 'system', 'browser'] as const;
type FactName = (typeof factNames)[number];

/** Records by the values that they were counted by before what has become of them. */
export function gathered(groups: readonly CountedGroup[], depth: number): ReadonlyMap<string, readonly CountedGroup[]> {
  return groupBy(groups, ({ by }) => JSON.stringify(by.slice(0, depth)));
}

export const oneOf = (variable: string, value: Value): Filter =>
  value === null
    ? { test: 'answered', variable, is: false }
    : { test: 'among', variable, is: 'any-of', values: [String(value)] };

/** By channel, device, system and browser. */
export function factsSection(asks: AskList, context: ProgressContext) {
  const within = happenedIn(spanOf(context));
  const reads = factNames.map(name => ({ name, read: asks.count([`fact:${name}`, ...byGroup], within) }));
  return (answers: Answers): readonly Exhibit[] =>
    reads.map(({ name, read }) => {
      const t = progressTexts[context.language];
      const rows = [...gathered(read(answers), 1)].map(([key, groups]): GroupRow => {
        const [value] = JSON.parse(key) as [string | null];
        const text = value === null ? t.none[name] : wordOf(name, value, dataSetTexts[context.language].terminals);
        return { id: key, text, drill: oneOf(`fact:${name}`, value), tally: tallyOf(groups) };
      });
      return groupTable(context, answers, { id: name, title: t.sources[name], rows });
    });
}

const wordOf = (name: FactName, value: string, terminals: Readonly<Record<string, string>>) =>
  name === 'terminal' ? (own(terminals, value) ?? value) : value;

/** As the fact `entrance` has them. */
const entrances = { personal: 2, identity: 3 } as const;

/** Undefined where the reader does not see the whole survey: views are its own. */
export interface SurveyViews {
  readonly links: readonly ViewedLink[];
  readonly listed: ListedViews;
}

export const sumOfViews = ({ links, listed }: SurveyViews): number =>
  links.reduce((sum, { views }) => sum + views, listed.personal + listed.identity);

/** By link, with how often each was opened. Links that nobody came by are there too: that is what one looks for. */
export function linksSection(
  asks: AskList,
  context: ProgressContext,
  links: readonly ViewedLink[],
  views?: SurveyViews,
) {
  const read = asks.count(['fact:entrance', 'fact:link', ...byGroup], happenedIn(spanOf(context)));
  return (answers: Answers): readonly Exhibit[] => {
    const t = progressTexts[context.language];
    const found = gathered(read(answers), 2);
    const tallyFor = (entrance: number, link: string | null) =>
      tallyOf(found.get(JSON.stringify([entrance, link])) ?? []);
    const known = links.map(
      ({ linkCode, name, views: opened }): GroupRow => ({
        id: linkCode,
        text: name || linkCode,
        drill: oneOf('fact:link', linkCode),
        tally: tallyFor(1, linkCode),
        ...(views && { views: opened }),
      }),
    );
    const codes = new Set(links.map(({ linkCode }) => linkCode));
    const gone = [...found].flatMap(([key, groups]): GroupRow[] => {
      const [entrance, link] = JSON.parse(key) as [number, string | null];
      if (entrance !== 1 || (link !== null && codes.has(link))) return [];
      const text = link ?? t.none.link;
      return [{ id: key, text, drill: oneOf('fact:link', link), tally: tallyOf(groups) }];
    });
    const listed = Object.entries(entrances).map(([name, code]): GroupRow => {
      const kind = name as keyof typeof entrances;
      return {
        id: kind,
        text: kind === 'personal' ? t.personalLinks : t.identityLinks,
        tally: tallyFor(code, null),
        drill: { test: 'choice', variable: 'fact:entrance', is: 'any-of', codes: [code] },
        ...(views && { views: views.listed[kind] }),
      };
    });
    const isUsed = ({ tally, views: opened = 0 }: GroupRow) =>
      opened > 0 || Object.values(tally ?? NOBODY).some(count => count > 0);
    const rows = [...known, ...gone, ...listed.filter(isUsed)];
    return [groupTable(context, answers, { id: 'link', title: t.sources.link, rows, hasViews: views !== undefined })];
  };
}
