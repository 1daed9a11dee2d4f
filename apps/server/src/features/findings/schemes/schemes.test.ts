import type { BlockResult, ReportDocument } from '@wenshu/analysis';
import {
  analysisCalls,
  type CallData,
  errorCodes,
  linkCalls,
  projectCalls,
  publishCalls,
  reportCalls,
  reportResultCalls,
  schemeCalls,
  scrollCalls,
} from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { seededRandom } from '@wenshu/statistics';
import { buildFlow, checkQuestionnaire, compileSurvey, inOrder, type Questionnaire } from '@wenshu/survey-core';
import { describeRule } from '@wenshu/texts/design/logic/describe-rule';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answerAtRandom } from '../../../testing/answer-at-random.ts';
import { buildEnterprise, buildMember } from '../../../testing/build-enterprise.ts';
import { buildPerson, signInAnew, type TestPerson } from '../../../testing/build-person.ts';
import { callsOf, submitResearch } from '../../../testing/build-research.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { buildScheme } from './build-scheme.ts';
import { exampleValues } from './example-values.ts';
import { schemes } from './schemes.ts';

vi.setConfig({ testTimeout: 120_000 });

const languages = [
  ['zh', 1],
  ['en', 2],
] as const;
const cases = Object.keys(schemes).flatMap(id => languages.map(language => [id, ...language] as const));
/** Plans differ by their words alone, and those are held in both: here the languages take turns. */
const inTurn = Object.keys(schemes).map((id, at) => [id, ...languages[at % 2]!] as const);

describe('the plan of a scheme', () => {
  it.each(cases)(
    '%s can be published as it is, in %s, and leaves nothing to be filled in',
    (id, language, languageId) => {
      const values = exampleValues(schemes[id]!, language);
      const { document, analyses, report, drafts } = buildScheme(schemes[id]!, { languageId, values }, new Date());
      expect(checkQuestionnaire(document, questionTypes)).toEqual([]);
      expect(JSON.stringify([document, report, analyses.map(({ name }) => name)])).not.toMatch(
        /\{\w+\}|\[[^\]"{]*\]\W*$/,
      );
      expect(analyses.length).toBeGreaterThanOrEqual(4);
      if (language === 'en') expect(JSON.stringify([drafts, report])).not.toMatch(/\p{Script=Han}/u);
    },
  );
});

let test: TestApp;
let creator: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  creator = await buildPerson(test.platform);
});
afterAll(() => test.close());

const DAY = 24 * 60 * 60;
const PEOPLE = 40;

async function answer(scrollId: string, versionTime: number, linkCode: string, people: readonly string[]) {
  const call = callsOf(test, creator);
  const { document, languageId } = await documentOf(scrollId);
  const flow = buildFlow(document, { scrollId, versionTime, languageId });
  const model = compileSurvey(flow, questionTypes);
  const { next } = seededRandom(people.length);
  const sent = people.map(recordId => {
    for (;;) {
      const { answers, outcome } = answerAtRandom(model, recordId, next);
      if (outcome === 'finished') return { recordId, answers };
    }
  });
  await submitResearch(call, { scrollId, linkCode, versionTime }, flow.questions, sent);
}

async function documentOf(scrollId: string) {
  const { document } = (await callsOf(test, creator)(scrollCalls.get, { scrollId })) as { document: Questionnaire };
  return { document, languageId: document.baseLanguageId };
}

describe('a scheme that is used', () => {
  it.each(inTurn)(
    '%s in %s: collected, its analyses and its report show exhibits without problems',
    async (id, language, languageId) => {
      creator = await signInAnew(test.platform, creator);
      const name = `${id} ${language}`;
      const values = exampleValues(schemes[id]!, language);
      const used = await callsOf(test, creator)(schemeCalls.useScheme, { schemeId: id, name, languageId, values });
      const { scrollId, reportId, projectId } = used;
      expect(projectId).toBeNull();
      const { versionTime } = await callsOf(test, creator)(publishCalls.changeStatus, { scrollId, status: 1 });
      const { linkCode } = await callsOf(test, creator)(linkCalls.create, { scrollId });
      const people = Array.from(
        { length: PEOPLE },
        (_, at) => `${scrollId.slice(0, 14)}${String(at).padStart(4, '0')}`,
      );
      // Two quarters: a trend has two waves.
      await answer(scrollId, versionTime!, linkCode, people.slice(0, PEOPLE / 2));
      test.clock.advanceSeconds(92 * DAY);
      creator = await signInAnew(test.platform, creator);
      await answer(scrollId, versionTime!, linkCode, people.slice(PEOPLE / 2));
      const call = callsOf(test, creator);
      const { items } = await call(analysisCalls.list, { scrollId });
      expect(items).toHaveLength(Object.keys(schemes[id]!.plan.analyses).length);
      for (const { analysisId, isShared } of items) {
        const { analysis, name: title } = await call(analysisCalls.get, { scrollId, analysisId });
        const { exhibits } = await call(analysisCalls.run, { scrollId, ...(analysis as object) } as never);
        expect([title, exhibits.length > 0, isShared]).toEqual([title, true, true]);
      }
      const { document } = await call(reportCalls.get, { scrollId, reportId });
      const { blocks } = (await call(reportResultCalls.results, { scrollId, reportId })) as CallData<
        typeof reportResultCalls.results
      >;
      const shown = Object.values((document as unknown as ReportDocument).blocks).filter(
        ({ content }) => content.kind === 'exhibit',
      );
      const problems = shown.flatMap(({ id: blockId, content }) => {
        const result = blocks[blockId] as unknown as BlockResult | undefined;
        return result?.kind === 'exhibit' ? [] : [{ content, result }];
      });
      expect(problems).toEqual([]);
      expect(shown.length).toBeGreaterThan(6);
    },
  );
});

describe('what a person fills in', () => {
  const scheme = { schemeId: 'brand-tracking', name: 'Tea', languageId: 2 };
  const right = { category: 'tea', brands: ['[Best] tea', 'row: two', '第三 ____'] };
  const use = (input: object) =>
    test.call(schemeCalls.useScheme, { ...scheme, ...input } as never, { ...asPerson(creator), lang: 'en' });

  it('stands in the questions as it was typed, whatever it looks like, and masks what was not chosen', async () => {
    creator = await signInAnew(test.platform, creator);
    const { scrollId } = (await use({ values: right })).data as { scrollId: string };
    const { document } = await documentOf(scrollId);
    const lists = Object.values(document.questions).map(({ items }) => inOrder(items).map(({ title }) => title.text));
    expect(lists).toContainEqual([...right.brands, 'None of them']);
    expect(document.description.text).toContain('tea');
    const rules = inOrder(document.logic).map(rule => describeRule(rule, document, 'en'));
    expect(rules.filter(rule => rule.includes('row: two'))).not.toEqual([]);
  });

  it('is asked for at its field, and nothing is made without it', async () => {
    const count = async () => (await callsOf(test, creator)(scrollCalls.list, {})).length;
    const before = await count();
    const wrong: readonly [object, string][] = [
      [{ category: 'tea' }, 'values.brands'],
      [{ ...right, category: '' }, 'values.category'],
      [{ ...right, brands: ['One', 'One'] }, 'values.brands'],
      [{ ...right, category: 'x'.repeat(31) }, 'values.category'],
    ];
    for (const [values, field] of wrong) expect(await use({ values }), field).toMatchObject({ field });
    expect(await use({ values: { ...right, brands: ['One', 'One'] } })).toMatchObject({ code: '9760' });
    expect(await use({ values: right, schemeId: 'no-such-scheme' })).toMatchObject({ field: 'schemeId' });
    expect(await count()).toBe(before);
  });

  it('is shown before as what would be made, and nothing is written', async () => {
    const preview = await callsOf(test, creator)(schemeCalls.previewScheme, { ...scheme, values: right, samples: 800 });
    expect(preview).toMatchObject({ quotas: [{ title: 'Gender by age', cells: 10, turnsAway: true }] });
    expect(preview.analyses.map(({ kind }) => kind)).toEqual(['cross', 'summary', 'summary', 'trend']);
    expect(preview.pages).toContain('Recommendation of [Best] tea');
  });
});

describe('a scheme in a project (S2.60)', () => {
  it('becomes a task of a new project or of one that the person may change, and of no other', async () => {
    const maker = await buildPerson(test.platform);
    const enterprise = await buildEnterprise(test, maker);
    const stranger = await buildMember(test, enterprise);
    const input = { schemeId: 'nps-programme', name: 'Our NPS', languageId: 2, values: { company: 'Ours' } };
    const { enterpriseId } = enterprise;
    const fresh = await callsOf(test, maker)(schemeCalls.useScheme, { ...input, enterpriseId });
    const { projectId } = fresh;
    const again = await callsOf(test, maker)(schemeCalls.useScheme, { ...input, name: 'Again', projectId: projectId! });
    expect(again.projectId).toBe(projectId);
    const tasks = await callsOf(test, maker)(projectCalls.tasks, { enterpriseId, projectId: projectId! });
    expect(tasks.rows.map(({ name }) => name).toSorted()).toEqual(['Again', 'Our NPS']);
    const refused = await test.call(schemeCalls.useScheme, { ...input, projectId: projectId! }, asPerson(stranger));
    expect(refused.code).toBe(errorCodes.noPermission.code);
    const other = await buildPerson(test.platform);
    expect((await test.call(schemeCalls.useScheme, { ...input, enterpriseId }, asPerson(other))).code).toBe(
      errorCodes.noPermission.code,
    );
  });
});
