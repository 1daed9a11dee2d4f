import { defaultSummaryRequest, type Exhibit, leafHeads } from '@wenshu/analysis';
import { analysisCalls, type CallData } from '@wenshu/api-contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { asPerson } from '../build-survey.ts';
import { buildTestApp, type TestApp } from '../build-test-app.ts';
import { type AskedSurvey, buildAskedSurvey, halfId, heavyId, respondents } from './asked-survey.ts';
import { differencesIn } from './compare-exhibit.ts';
import type { Somebody, WantedExhibit } from './expected.ts';
import { questionIdOf } from './raw-answers.ts';
import { twins } from './twin.ts';

vi.setConfig({ testTimeout: 240_000 });

let test: TestApp;
let survey: AskedSurvey;
beforeAll(async () => {
  test = await buildTestApp();
  survey = await buildAskedSurvey(test);
}, 240_000);
afterAll(() => test.close());

const northern = { test: 'choice', variable: halfId, is: 'any-of', codes: [1] };
const looks = {
  all: { upon: {}, holds: () => true, weighs: () => 1 },
  'of the North, weighted': {
    upon: { filter: northern, weight: { by: 'variable', variable: heavyId } },
    holds: ({ half }: (typeof respondents)[number]) => half === 'North',
    weighs: ({ weight }: (typeof respondents)[number]) => weight ?? 0,
  },
} as const;

type Look = (typeof looks)[keyof typeof looks];

function peopleIn({ holds, weighs }: Look) {
  const everybody = respondents.filter(one => one.out === undefined && holds(one));
  const all = everybody.map((one): Somebody => ({ answers: one.answers, weight: weighs(one) }));
  return { everybody: all.map(one => ({ ...one, weight: 1 })), all: all.filter(({ weight }) => weight > 0) };
}

async function summaryOf(slugs: readonly string[], look: Look): Promise<readonly Exhibit[]> {
  const questions = slugs.map(slug => ({ question: questionIdOf(slug) }));
  const { data, code } = await test.call(
    analysisCalls.run,
    {
      scrollId: survey.scrollId,
      kind: 'summary',
      derived: {},
      ...look.upon,
      request: { ...defaultSummaryRequest, questions },
    } as never,
    { ...asPerson(survey.creator), lang: 'en' },
  );
  expect(code).toBe('0000');
  return (data as CallData<typeof analysisCalls.run>).exhibits as unknown as readonly Exhibit[];
}

const isAsked = (slug: string) => slug !== 'text-note' && slug !== 'page-break';

it.each(Object.entries(looks))('statistics of every type, %s', async (_name, look) => {
  const people = peopleIn(look);
  expect(people.all.length).toBeGreaterThan(20);
  const faults: string[] = [];
  for (let from = 0; from < survey.slugs.length; from += 20) {
    const slugs = survey.slugs.slice(from, from + 20).filter(isAsked);
    const exhibits = await summaryOf(slugs, look);
    const bandsOf = (id: string) => {
      const table = exhibits.find(one => one.id === id);
      return table?.kind === 'table'
        ? leafHeads(table.rows)
            .slice(1)
            .map(({ head }) => head.text)
        : [];
    };
    const wanted = slugs.flatMap((slug): readonly WantedExhibit[] => twins[slug](slug, { ...people, bandsOf }));
    faults.push(...differencesIn(exhibits, wanted, 'weight' in look.upon));
  }
  expect(faults).toEqual([]);
});
