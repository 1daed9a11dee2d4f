import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Call, designCalls, operatorDoorCalls, personalCheckCalls, respondentCalls } from '@wenshu/api-contract';
import type { CommandName } from '@wenshu/survey-core';
import { commandExamples, exampleEdits, HOSTILE_NAMES } from '@wenshu/survey-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { sampled } from '../../../../../tools/testing/sampled.ts';
import { newId } from '../../platform/new-id.ts';
import { buildOperator, type TestOperator } from '../../testing/build-operator.ts';
import { buildPerson, type TestPerson } from '../../testing/build-person.ts';
import { asPerson, buildSurvey, type TestSurvey } from '../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { sampleInput } from '../../testing/files/sample-input.ts';
import { writeTestSite } from '../../testing/write-test-site.ts';

const NUMBERS = [2 ** 31, 2 ** 53, -1, 1.5, 1e308];
const TEXTS = ['\0', 'a\0b', '\ud800', '2147483648', ...HOSTILE_NAMES];
const AT_ONCE = 8;
/** Every third, and in the suite a sample of those. */
const EVERY = Math.round(12 / sampled(4));
const EDIT_ID = 'edit000001';

let test: TestApp;
let creator: TestPerson;
let operator: TestOperator;
let survey: TestSurvey;
let designed: string;
let known: Record<string, unknown>;

beforeAll(async () => {
  const respondent = await mkdtemp(join(tmpdir(), 'wenshu-page-'));
  await writeFile(join(respondent, 'index.html'), '<script type="application/json" id="opened-survey">null</script>');
  const web = await mkdtemp(join(tmpdir(), 'wenshu-site-'));
  await mkdir(join(web, 'reading'));
  await writeTestSite(web);
  for (const page of ['entrance', 'workspace', 'reading/shared']) await writeFile(join(web, `${page}.html`), page);
  test = await buildTestApp({ pages: { web, respondent, room: join(respondent, 'none') } });
  creator = await buildPerson(test.platform);
  operator = await buildOperator(test, 'administrator', 'service');
  const as = asPerson(creator);
  survey = await buildSurvey(test, creator, { sizeA: 5, sizeB: 5, whenFull: 'end' });
  const { scrollId } = survey;
  await test.call(
    respondentCalls.addRespondents,
    { scrollId, respondents: [{ name: 'Wang', mobile: '13600000001' }] },
    as,
  );
  const check = { scrollId, isEnabled: true, fields: ['name'] };
  const { data } = await test.call(personalCheckCalls.updateCheckInfo, check, as);
  designed = await design();
  const { linkCode, versionTime } = survey;
  known = {
    scrollId,
    linkCode,
    versionTime,
    questionId: 'choice0001',
    quotaId: 'quota00001',
    cellId: 'cellA00001',
    personalCheckId: (data as { personalCheckId: string }).personalCheckId,
    waitSeconds: 0,
    email: 'a@example.org',
    languageId: 1,
    // Fields that a sample would fill with something that no call can be made with.
    parameters: '{"from":"mail"}',
    pass: undefined,
    startMark: undefined,
    captcha: undefined,
    codeNum: undefined,
  };
});
afterAll(() => test.close());

/** The example questionnaire, which nobody publishes: it can be edited. */
async function design(): Promise<string> {
  const { data } = await post('/survey/scroll/create', { name: 'Fruit', languageId: 2 });
  const { scrollId } = data as { scrollId: string };
  for (const { name, input } of exampleEdits) {
    const call: Call = designCalls[name];
    await test.call(call as never, { scrollId, ...input } as never, asPerson(creator));
  }
  return scrollId;
}

const post = async (path: string, payload: object) =>
  (
    await test.app.inject({
      method: 'POST',
      url: `/api${path}`,
      payload,
      headers: { authorization: `Bearer ${creator.token}` },
    })
  ).json();

const isDesignCall = (call: Call) => (Object.values(designCalls) as Call[]).includes(call);
const nameOf = (call: Call) => `${call.method} ${call.path}`;

function inputOf(call: Call): Record<string, unknown> {
  if (!isDesignCall(call))
    return sampleInput(call, call.path.includes('/answer/') ? { ...known, parameters: undefined } : known);
  const name = (Object.keys(designCalls) as CommandName[]).find(each => designCalls[each] === call)!;
  // Nobody has edited since a version that has not come yet, and every edit is one of its own: none ends before it is tried.
  return { scrollId: designed, editId: EDIT_ID, baseVersion: 1_000_000, ...commandExamples[name].input };
}

/** The input once for each of its places, with something else there. */
function* spoilt(value: unknown, other: unknown): Iterable<unknown> {
  if (Array.isArray(value)) {
    for (const [at, inner] of value.entries()) for (const one of spoilt(inner, other)) yield value.with(at, one);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value))
      for (const one of spoilt(inner, other)) yield { ...value, [key]: one };
  } else if (value !== undefined) yield other;
}

/** A lone surrogate has no bytes of its own; three that look like it are what somebody can send. */
const escaped = (value: unknown) =>
  String(value) === '\ud800'
    ? '%ED%A0%80'
    : encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));

async function statusOf(call: Call, input: Record<string, unknown>): Promise<number> {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const authorization = `Bearer ${creator.token}`;
  // At the console by a seat; who gives it up would be let in nowhere after that.
  const cookie = call.path === operatorDoorCalls.leave.path ? '' : String(operator.seat.headers!.cookie);
  const url = `/api${call.path}`;
  if (!call.body) {
    const query = given.map(([name, value]) => `${name}=${escaped(value)}`).join('&');
    return (await test.app.inject({ method: call.method, url: `${url}?${query}`, headers: { authorization, cookie } }))
      .statusCode;
  }
  const isForm = call.takes !== undefined;
  const parts = given.map(
    ([name, value]) => `--form\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const payload = isForm ? `${parts.join('')}--form--\r\n` : JSON.stringify(input);
  const headers = {
    authorization,
    cookie,
    'content-type': isForm ? 'multipart/form-data; boundary=form' : 'application/json',
  };
  return (await test.app.inject({ method: call.method, url, headers, payload })).statusCode;
}

/** Sent twice under one id an edit is made once, and the second says nothing. */
function withOwnEdit(input: Record<string, unknown>): Record<string, unknown> {
  return input.editId === EDIT_ID ? { ...input, editId: newId() } : input;
}

async function listFailures(
  calls: readonly Call[],
  others: readonly unknown[],
): Promise<{ sent: number; failed: string[] }> {
  // At one place of one call every so-manieth is tried, at the next the others: a field that many calls have meets all of them.
  const requests = calls.flatMap((call, nth) =>
    others.flatMap((other, at) =>
      [...spoilt(inputOf(call), other)]
        .filter((_, place) => (nth + at + place) % EVERY === 0)
        .map(input => ({ call, input: withOwnEdit(input as Record<string, unknown>) })),
    ),
  );
  const failed: string[] = [];
  const work = async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const status = await statusOf(next.call, next.input);
      if (status >= 500) failed.push(`${status} ${nameOf(next.call)} ${JSON.stringify(next.input).slice(0, 300)}`);
    }
  };
  const sent = requests.length;
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return { sent, failed };
}

describe('whatever stands in one field of an input', () => {
  it('is tried beside fields that are right', () => {
    const wrong = test.app.door.calls.flatMap(call => {
      const input = inputOf(call);
      const schemas = [call.query, call.body].filter(schema => schema !== undefined);
      // A multipart form's fields are texts; a file call's own checks come later.
      return schemas.every(schema => z.safeParse(schema, input).success) ? [] : [nameOf(call)];
    });
    expect(wrong).toEqual([]);
  });

  it('a number beyond what a column holds is no failure of ours', async () => {
    const { sent, failed } = await listFailures(test.app.door.calls, NUMBERS);
    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThan(sampled(1000));
  }, 240_000);

  it('a text that the database cannot keep, or a name that every object has, is no failure of ours', async () => {
    const { sent, failed } = await listFailures(test.app.door.calls, TEXTS);
    expect(failed).toEqual([]);
    expect(sent).toBeGreaterThan(sampled(2000));
  }, 480_000);
});

describe('whatever stands in an address', () => {
  const parts = [
    '%00',
    'a%00b',
    '%ED%A0%80',
    '%',
    '%zz',
    '%E0%A4%A',
    '..%2f..%2fetc',
    '%5c',
    '__proto__',
    'constructor',
    'x'.repeat(3000),
  ];
  const paths = [
    '/s/',
    '/p/',
    '/c/',
    '/',
    '/solution/',
    '/survey/share/',
    '/survey/',
    '/assets/',
    '/api/',
    '/api/docs/',
    '/api/survey/scroll/',
  ];

  it.each(paths)('%s is no failure of ours', async path => {
    for (const part of parts)
      for (const url of [`${path}${part}`, `${path}abc?languageId=${part}`, `${path}abc?${part}=${part}`]) {
        const { statusCode } = await test.app.inject({ method: 'GET', url });
        expect([url.slice(0, 60), statusCode < 500]).toEqual([url.slice(0, 60), true]);
      }
  });

  it.each([...NUMBERS, 'NaN', '__proto__'])('a language %s opens the survey in its own', async languageId => {
    const { statusCode } = await test.app.inject({
      method: 'GET',
      url: `/s/${survey.linkCode}?languageId=${languageId}`,
    });
    expect(statusCode).toBe(200);
  });
});
