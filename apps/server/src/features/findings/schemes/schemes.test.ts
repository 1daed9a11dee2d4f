import type { BlockResult, ReportDocument } from '@wenshu/analysis';
import {
  analysisCalls,
  type CallData,
  linkCalls,
  publishCalls,
  reportCalls,
  reportResultCalls,
  schemeCalls,
  scrollCalls,
} from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { seededRandom } from '@wenshu/statistics';
import { buildFlow, checkQuestionnaire, compileSurvey, type Questionnaire } from '@wenshu/survey-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { answerAtRandom } from '../../../testing/answer-at-random.ts';
import { buildPerson, signInAnew, type TestPerson } from '../../../testing/build-person.ts';
import { callsOf, submitResearch } from '../../../testing/build-research.ts';
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
  it.each(cases)(
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
