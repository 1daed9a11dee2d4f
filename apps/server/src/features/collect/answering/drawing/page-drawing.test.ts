import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishCalls, respondentCalls } from '@wenshu/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson, buildSurvey, type TestSurvey } from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';

const STYLE = 'p{color:red}';
const SCRIPT = 'var early = 1;';
const PAGE = `<!doctype html><html lang="zh-CN"><head><title>x</title><script>${SCRIPT}</script><style>${STYLE}</style></head>
<body><div id="app"></div><script type="application/json" id="opened-survey">null</script></body></html>`;
/** Draws what it was asked for, and how often. */
const DRAWING = `let count = 0;
export function drawPage({ step, entrance, record }, language) {
  if (language === 'en') throw new Error('cannot draw');
  count += 1;
  const html = '<p>$& ' + step + ' ' + language + ' ' + Boolean(record) + ' ' + count + '</p><script>alert(1)</script>';
  return { html, title: '"<i>$&', parts: ['/assets/types.js'], root: { lang: entrance.languageTag, style: '--a:url("b")' } };
}`;

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let respondent: string;

beforeAll(async () => {
  respondent = await mkdtemp(join(tmpdir(), 'wenshu-drawing-'));
  await mkdir(join(respondent, 'drawing'));
  await writeFile(join(respondent, 'index.html'), PAGE);
  await writeFile(join(respondent, 'drawing/draw-page.mjs'), DRAWING);
  test = await buildTestApp({ pages: { web: join(respondent, 'none'), respondent, room: join(respondent, 'none') } });
  creator = await buildPerson(test.platform);
  survey = await buildSurvey(test, creator);
});
afterAll(async () => {
  await test.close();
  await rm(respondent, { recursive: true });
});

const open = (path: string) => test.app.inject({ url: path, headers: { 'accept-encoding': 'identity' } });
const drawnIn = (body: string) => /<div id="app"><p>(.*?)<\/p>/.exec(body)?.[1];

describe('the first page in the HTML', () => {
  it('is drawn once per snapshot, language and words, with everything around it', async () => {
    const { body } = await open(`/s/${survey.linkCode}`);
    expect(drawnIn(body)).toBe('$& open undefined false 1');
    expect(body).toContain('<html lang="zh-CN" style="--a:url(&quot;b&quot;)">');
    expect(body).toContain(
      '<link rel="modulepreload" crossorigin href="/assets/types.js" /><title>&quot;&lt;i&gt;$&amp;</title>',
    );
    expect(drawnIn((await open(`/s/${survey.linkCode}?source=mail&lang=fr`)).body)).toBe('$& open undefined false 1');
    expect(drawnIn((await open(`/s/${survey.linkCode}?lang=ZH-tw`)).body)).toBe('$& open zh false 2');
  });

  it('is somebody’s own for their own link', async () => {
    const { scrollId } = survey;
    await test.call(respondentCalls.addRespondents, { scrollId, respondents: [{ name: 'Wang' }] }, asPerson(creator));
    const { data } = await test.call(respondentCalls.findRespondents, { scrollId }, asPerson(creator));
    const [{ link }] = (data as { items: [{ link: string }] }).items;
    expect(drawnIn((await open(link)).body)).toMatch(/^\$& open undefined false \d$/);
  });

  it('that cannot be drawn is left to the script', async () => {
    const { statusCode, body } = await open(`/s/${survey.linkCode}?lang=en`);
    expect([statusCode, drawnIn(body)]).toEqual([200, undefined]);
    expect(body).toContain('"step":"open"');
  });

  it('is drawn anew for another snapshot, and tells nothing of one that is closed', async () => {
    const change = (status: 2 | 3) =>
      test.call(publishCalls.changeStatus, { scrollId: survey.scrollId, status }, asPerson(creator));
    expect((await change(2)).code).toBe('0000');
    expect(drawnIn((await open(`/s/${survey.linkCode}`)).body)).toContain('refused');
  });
});

describe('the page’s policy', () => {
  it('allows what the built page says in itself, and nothing that is written into it later', async () => {
    const { headers, body } = await open(`/s/${survey.linkCode}`);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const policy = String(headers['content-security-policy']).split('; ');
    expect(body).toContain('alert(1)');
    expect(policy).toContain(`script-src 'self' ${hash(SCRIPT)}`);
    expect(policy).toContain(`style-src 'self' ${hash(STYLE)}`);
  });

  it('and what draws pages is served to nobody', async () => {
    expect((await open('/drawing/draw-page.mjs')).body).not.toContain('drawPage');
  });
});
