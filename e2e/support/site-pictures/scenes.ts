import type { Locator, Page } from '@playwright/test';
import { analysisCalls, cleaningCalls, scrollCalls, scrollListCalls } from '@wenshu/api-contract';
import type { Questionnaire } from '@wenshu/survey-core';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { cleaningTexts } from '@wenshu/texts/findings/cleaning';
import { cleaningScreenTexts } from '@wenshu/texts/findings/cleaning-screen';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { simulatorScreenTexts } from '@wenshu/texts/findings/simulator-screen';
import { statisticsTexts } from '@wenshu/texts/findings/statistics';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import type { ScreenName } from '@wenshu/texts/people/site-pages/page-words';
import { brandTracker } from '../../../apps/server/seeds/demo/surveys/brand-tracker.ts';
import { textsIn } from '../../../apps/server/seeds/large/large-question.ts';
import { DESKTOP } from '../journey.ts';
import { ADMINISTRATOR, type ShownPlatform } from './shown-platform.ts';
import { hasLoaded } from './take-scene.ts';

export interface Scene {
  /** Of the window, in pixels of the page; 5 to 8, as the pictures are. */
  readonly width?: number;
  /** Whoever sees it, when not the researcher. */
  readonly phone?: string;
  show(page: Page, platform: ShownPlatform): Promise<void>;
}

const DRAWN_MS = 2_000;
const tracker = /瓶装水|Bottled water/;
const members = /会员满意度|Member satisfaction/;
const yoghurt = /酸奶|yoghurt/;

const at =
  (addressOf: (platform: ShownPlatform) => string): Scene['show'] =>
  async (page, platform) => {
    await page.goto(addressOf(platform));
  };

/** The design of a questionnaire before it is published: afterwards it is locked. */
const draftOf =
  (original: (platform: ShownPlatform) => string, path: string, query = ''): Scene['show'] =>
  async (page, platform) => {
    const { call } = platform;
    const { document } = (await call(scrollCalls.get, { scrollId: original(platform) })) as { document: Questionnaire };
    const name = document.title.text;
    const { scrollId } = await call(scrollListCalls.copy, { scrollId: original(platform), name });
    await page.goto(`${path}?scrollId=${scrollId}${query}`);
  };

/** The kept analysis of a finished example study, from its n-th result on. */
const model =
  (modelId: string, name: RegExp, from?: number): Scene['show'] =>
  async (page, { call, surveyOf }) => {
    const scrollId = surveyOf(name);
    const { items } = await call(analysisCalls.list, { scrollId });
    await page.goto(
      `/survey/analysis/model?scrollId=${scrollId}&modelId=${modelId}&analysisId=${items[0]!.analysisId}`,
    );
    if (from !== undefined) await bringUp(result(page, from));
  };

const drivers = (study: 'customers' | 'employees', name: RegExp): Scene['show'] =>
  at(({ studies }) => {
    const { scrollId, analyses } = studies[study];
    const [, analysisId] = [...analyses].find(([title]) => name.test(title))!;
    return `/survey/analysis/model?scrollId=${scrollId}&modelId=keyDrivers&analysisId=${analysisId}`;
  });

/** Puts a thing of the page at the top of what scrolls, with some room above it. */
async function bringUp(thing: Locator, room = 16): Promise<void> {
  await thing.waitFor();
  await hasLoaded(thing.page());
  await thing.evaluate((one, above) => {
    one.scrollIntoView({ block: 'start' });
    scrollBy(0, -above);
  }, room);
}

/** The n-th result of a model, counted from 0. */
const result = (page: Page, n = 0) => page.getByRole('figure').nth(n);

/** In a cross table of the tracker: awareness and purchase by sex and age. */
async function layCrossTable(page: Page, language: 'zh' | 'en'): Promise<void> {
  const { variables } = analysisScreenTexts[language];
  const nameOf = (asked: string) => {
    const { title } = brandTracker.find(({ name }) => name === asked)!;
    return { name: `${asked} ${textsIn(language)(title)}` };
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  for (const row of ['Q2', 'Q3']) await press(variables.toRows(nameOf(row)));
  for (const column of ['S1', 'S2']) await press(variables.toBanner(nameOf(column)));
  await page.getByRole('columnheader', { name: /^B$/ }).or(page.getByRole('table')).first().waitFor();
}

async function cleanByRules(page: Page, { language, call, surveyOf }: ShownPlatform): Promise<void> {
  const scrollId = surveyOf(tracker);
  const { kinds } = cleaningTexts[language];
  const settings = {
    speeder: { time: 'fact:durationSeconds', by: 'percent', below: 33 },
    'straight-line': { questions: [], leastRows: 4 },
    duplicate: { by: 'address', questions: [] },
  } as const;
  const rules = (Object.keys(settings) as (keyof typeof settings)[]).map((kind, place) => ({
    id: `rule${place}`,
    name: kinds[kind].name,
    kind,
    settings: settings[kind],
    isOn: true,
  }));
  const { version } = await call(cleaningCalls.get, { scrollId });
  await call(cleaningCalls.save, { scrollId, version, rules } as never);
  await page.goto(`/survey/analysis/dataClean?scrollId=${scrollId}`);
  const t = cleaningScreenTexts[language];
  await page.getByRole('button', { name: t.preview, exact: true }).click();
  await page.getByRole('table', { name: t.byRule }).waitFor();
}

async function compareWomenAndMen(page: Page, { language, surveyOf }: ShownPlatform): Promise<void> {
  await page.goto(`/survey/launch/statistics?scrollId=${surveyOf(tracker)}`);
  const { compare } = statisticsTexts[language];
  await page.getByRole('button', { name: compare.open, exact: true }).click();
  const drawer = page.getByRole('dialog', { name: compare.title });
  await drawer.getByRole('combobox', { name: compare.question }).fill('S1');
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: compare.apply, exact: true }).click();
  await drawer.waitFor({ state: 'hidden' });
  await hasLoaded(page);
  await page.getByRole('button', { name: /^Q3/ }).first().click();
  // What stands above it is drawn when it comes near, and pushes it down once more.
  await page.waitForTimeout(DRAWN_MS);
  await bringUp(page.getByRole('heading', { name: /^Q3/ }), 40);
}

/** The page of what drives engagement, with the other pages beside it. */
async function openReport(page: Page, { language, studies }: ShownPlatform): Promise<void> {
  const { scrollId, reportId } = studies.employees;
  await page.goto(`/survey/onlineReport?scrollId=${scrollId}&reportId=${reportId}`);
  const name = reportScreenTexts[language].pages.goTo({ number: 5, name: '' });
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
}

async function openFlowMap(page: Page, { language, studies }: ShownPlatform): Promise<void> {
  const { map } = editorToolsTexts[language];
  await page.goto(`/survey/create/edit?scrollId=${studies.brand.scrollId}`);
  await page.getByRole('button', { name: map.open, exact: true }).click();
  await page.getByRole('button', { name: map.zoomOut, exact: true }).click();
}

async function openRole(page: Page, { language }: ShownPlatform): Promise<void> {
  await page.goto('/team/workSpace/workSpace-taskUser');
  await page.getByRole('button', { name: teamTexts[language].roles.edit, exact: true }).click();
  await page.getByRole('dialog').waitFor();
}

async function simulate(page: Page, platform: ShownPlatform): Promise<void> {
  await model('cbc', /CBC/)(page, platform);
  await page.getByRole('link', { name: simulatorScreenTexts[platform.language].open }).click();
  await page.getByRole('slider').first().waitFor();
}

export const scenes: Readonly<Record<Exclude<ScreenName, 'answering'>, Scene>> = {
  cleaning: { show: cleanByRules },
  conjoint: { show: model('cbc', /CBC/, 0) },
  'cross-table': {
    width: 1360,
    show: async (page, { language, surveyOf }) => {
      await page.goto(`/survey/analysis/cross?scrollId=${surveyOf(tracker)}`);
      await layCrossTable(page, language);
    },
  },
  desktop: { show: at(() => DESKTOP) },
  editor: { show: draftOf(({ studies }) => studies.customers.scrollId, '/survey/create/edit') },
  'employee-drivers': { show: drivers('employees', /驱动|Key drivers/) },
  kano: { show: model('kano', /Kano/, 0) },
  'key-drivers': { show: drivers('customers', /驱动|Key drivers/) },
  languages: { show: draftOf(({ surveyOf }) => surveyOf(yoghurt), '/survey/create/config', '&view=languages') },
  launch: { width: 1360, show: at(({ surveyOf }) => `/survey/launch/channel?scrollId=${surveyOf(tracker)}`) },
  logic: { show: openFlowMap },
  maxdiff: { show: model('maxdiff', /MaxDiff/) },
  'name-list': {
    width: 1360,
    show: async (page, { surveyOf }) => {
      await page.goto(`/survey/launch/channel?scrollId=${surveyOf(members)}&view=people`);
      await page.getByRole('table').waitFor();
      await bringUp(page.getByRole('tablist').first(), -32);
    },
  },
  price: { show: model('psm', /PSM/, 0) },
  progress: {
    show: async (page, { surveyOf }) => {
      await page.goto(`/survey/launch/current?scrollId=${surveyOf(tracker)}`);
      await bringUp(result(page, 1), 24);
    },
  },
  quota: {
    show: async (page, { studies }) => {
      await page.goto(`/survey/create/quota?scrollId=${studies.brand.scrollId}`);
      await bringUp(page.getByRole('table').first(), 200);
    },
  },
  'raw-data': { show: at(({ surveyOf }) => `/survey/launch/original?scrollId=${surveyOf(tracker)}`) },
  report: { width: 1360, show: openReport },
  roles: { width: 1520, phone: ADMINISTRATOR, show: openRole },
  schemes: { show: at(() => '/team/manage-project/create-project-from-solution') },
  simulator: { show: simulate },
  statistics: { width: 1360, show: compareWomenAndMen },
  tasks: { width: 1360, show: at(() => '/team/workSpace/workSpace-task') },
};
