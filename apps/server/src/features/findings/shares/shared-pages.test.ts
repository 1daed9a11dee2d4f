import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { defaultSummaryRequest, type ReportDocument } from '@wenshu/analysis';
import { type CallData, type EarlyShare, reportCalls, shareCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildSurvey, choiceId, type TestSurvey } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { fillSurvey } from '../../../testing/fill-survey.ts';

// Charts are drawn in a thread that has to start.
vi.setConfig({ testTimeout: 180_000 });

const PAGE =
  '<!doctype html><title>shared</title><div id="root"></div><script type="application/json" id="shared">null</script>';
/** What ends a script element, and is a title all the same. */
const NAME = 'Report </script><b>of</b> coffee';
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

let test: TestApp;
let folder: string;
let maker: TestPerson;
let survey: TestSurvey;
let reportId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wenshu-shared-'));
  const pages = { web: join(folder, 'web'), respondent: join(folder, 'respondent'), room: join(folder, 'room') };
  await mkdir(join(pages.web, 'reading'), { recursive: true });
  await writeFile(join(pages.web, 'reading/shared.html'), PAGE);
  test = await buildTestApp({ pages });
  maker = await buildPerson(test.platform);
  survey = await buildSurvey(test, maker);
  await fillSurvey(test, survey, 20);
  reportId = await madeReport();
}, 120_000);
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

async function got<C extends Parameters<TestApp['call']>[0]>(call: C, input: object): Promise<CallData<C>> {
  const answer = await test.call(call, { scrollId: survey.scrollId, ...input } as never, asPerson(maker));
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as CallData<C>;
}

async function madeReport(): Promise<string> {
  const made = await got(reportCalls.create, { name: NAME });
  const { document } = await got(reportCalls.get, { reportId: made.reportId });
  const [pageId] = Object.keys((document as unknown as ReportDocument).pages);
  const request = { ...defaultSummaryRequest, questions: [{ question: choiceId }] };
  const content = {
    kind: 'exhibit',
    analysis: { kind: 'summary', derived: {}, request },
    exhibitId: `chart:${choiceId}`,
    look: {},
  };
  const place = { x: 0, y: 0, width: 600, height: 400 };
  const value = { id: 'block00001', pageId, order: 'i', place, content };
  const changes = [{ path: ['blocks', 'block00001'], value }];
  await got(reportCalls.edit, { reportId: made.reportId, baseVersion: 0, editId: 'first00001', changes });
  return made.reportId;
}

const share = (input: object = {}) => got(shareCalls.saveShare, { what: 'report', reportId, ...input });

async function opened(code: string, headers: Record<string, string> = {}) {
  const response = await test.app.inject({ url: `/survey/shareReport?code=${code}`, headers });
  expect(response.statusCode).toBe(200);
  const html = headers['accept-encoding'] ? gunzipSync(response.rawPayload).toString() : response.body;
  const json = /<script type="application\/json" id="shared">(.*?)<\/script>/s.exec(html)![1]!;
  return { headers: response.headers, html, early: JSON.parse(json) as EarlyShare | null };
}

/** What is not there soon enough is left to a call; the next one to open it finds it. */
async function openedInTime(code: string, headers: Record<string, string>): Promise<EarlyShare> {
  return vi.waitFor(
    async () => {
      const { early } = await opened(code, headers);
      expect(early?.stills).toBeDefined();
      return early!;
    },
    { timeout: 60_000, interval: 200 },
  );
}

describe('the page of a shared report', () => {
  it('carries the report and its numbers, and opens nothing', async () => {
    const { code } = await share();
    await vi.waitFor(async () => expect((await opened(code)).early?.found).toBeDefined(), { timeout: 60_000 });
    const { early, html, headers } = await opened(code, { 'accept-encoding': 'gzip' });
    expect(early).toMatchObject({ language: 'zh', shared: { what: 'report', name: NAME, document: { name: NAME } } });
    expect(early!.found!.blocks.block00001).toMatchObject({ exhibit: { source: { base: { people: 20 } } } });
    expect(html).not.toContain('<b>of</b>');
    // The name stands there before any script has come.
    expect(html).toMatch(/<main[^>]*><h1[^>]*>Report &#60;\/script&#62;/);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect((await got(shareCalls.listShares, {})).items).toMatchObject([{ code, opened: 0 }]);
  });

  it('has its first charts drawn on a phone, in the language that was chosen', async () => {
    const { code } = await share();
    const { stills, language, found } = await openedInTime(code, { 'user-agent': PHONE, cookie: 'a=b; lang=en' });
    expect(language).toBe('en');
    expect(Object.keys(stills!)).toEqual(['block00001']);
    const { exhibit } = found!.blocks.block00001 as unknown as { exhibit: { categories: string[] } };
    for (const name of exhibit.categories) expect(stills!.block00001).toContain(name);
    expect(stills!.block00001).not.toMatch(/<script|<style|class=/);
    expect((await opened(code)).early?.stills).toBeUndefined();
  });

  it('carries nothing where a password stands before it, where it is over, and of what was never shared', async () => {
    const locked = await share({ password: '20261116' });
    const over = await share({ endTime: test.clock.now().getTime() - 1000 });
    for (const code of [locked.code, over.code, 'AbCdEfGhIjKl', '%00', ''])
      expect((await opened(code)).early).toBeNull();
  });
});
