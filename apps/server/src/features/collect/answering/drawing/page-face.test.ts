import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type CallInput,
  errorCodes,
  type LiveSettings,
  liveSettingsCalls,
  respondentCalls,
  scrollListCalls,
} from '@wenshu/api-contract';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPerson, giveRights, type TestPerson } from '../../../../testing/build-person.ts';
import { asPerson, buildSurvey, type TestSurvey } from '../../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../../testing/build-test-app.ts';

let test: TestApp;
let creator: TestPerson;
let survey: TestSurvey;
let respondent: string;

beforeAll(async () => {
  respondent = await mkdtemp(join(tmpdir(), 'wenshu-page-'));
  const page =
    '<html><head><title>x</title></head><body><script type="application/json" id="opened-survey">null</script></body></html>';
  await writeFile(join(respondent, 'index.html'), page);
  test = await buildTestApp({
    pages: { web: join(respondent, 'none'), respondent, room: join(respondent, 'none') },
    env: { PUBLIC_URL: 'https://survey.example.cn' },
  });
  creator = await buildPerson(test.platform);
});
afterAll(async () => {
  await test.close();
  await rm(respondent, { recursive: true });
});

type Update = Omit<CallInput<typeof liveSettingsCalls.updateLiveSettings>, 'scrollId'>;
const set = (change: Update, who: object = asPerson(creator)) =>
  test.call(liveSettingsCalls.updateLiveSettings, { scrollId: survey.scrollId, ...change }, who);
const open = (path = `/s/${survey.linkCode}`) => test.app.inject(path);
const ancestorsOf = (page: Awaited<ReturnType<typeof open>>) => [
  /frame-ancestors [^;]*/.exec(String(page.headers['content-security-policy']))?.[0],
  page.headers['x-frame-options'],
];
const OWN_ONLY = ["frame-ancestors 'self'", 'SAMEORIGIN'];
const EVERYBODY = ['frame-ancestors *', undefined];

describe('whether other sites may frame the answering page', () => {
  beforeAll(async () => {
    survey = await buildSurvey(test, creator);
  });

  it('is "no" until the creator says so, and "no" again from the next opening on', async () => {
    expect(ancestorsOf(await open())).toEqual(OWN_ONLY);
    expect((await set({ allowEmbedding: true })).data).toMatchObject({ allowEmbedding: true });
    expect(ancestorsOf(await open())).toEqual(EVERYBODY);
    await set({ allowEmbedding: false });
    expect(ancestorsOf(await open())).toEqual(OWN_ONLY);
  });

  it('holds for the address that everybody has, never for one person’s own', async () => {
    await set({ allowEmbedding: true });
    const { scrollId } = survey;
    await test.call(respondentCalls.addRespondents, { scrollId, respondents: [{ name: 'Wang' }] }, asPerson(creator));
    const { data } = await test.call(respondentCalls.findRespondents, { scrollId }, asPerson(creator));
    const [{ link }] = (data as { items: [{ link: string }] }).items;
    expect(link).toMatch(/^\/p\//);
    expect(ancestorsOf(await open(link))).toEqual(OWN_ONLY);
  });

  it('is decided by who may publish: nobody else, and not on another’s questionnaire', async () => {
    await set({ allowEmbedding: false });
    const stranger = await buildPerson(test.platform);
    const viewer = await buildPerson(test.platform);
    await giveRights(test.platform, viewer, survey.scrollId, ['questionnaire.view', 'links.manage']);
    expect((await set({ allowEmbedding: true }, {})).code).toBe(errorCodes.signInNeeded.code);
    expect((await set({ allowEmbedding: true }, asPerson(stranger))).code).toBe(errorCodes.noPermission.code);
    expect((await set({ allowEmbedding: true }, asPerson(viewer))).code).toBe(errorCodes.noPermission.code);
    expect(ancestorsOf(await open())).toEqual(OWN_ONLY);
  });

  it('goes along to a copy, as the other rules of collecting do', async () => {
    await set({ allowEmbedding: true, shareTitle: 'For friends' });
    const copied = await test.call(
      scrollListCalls.copy,
      { scrollId: survey.scrollId, name: 'Copy' },
      asPerson(creator),
    );
    const { scrollId } = copied.data as { scrollId: string };
    const { data } = await test.call(liveSettingsCalls.getLiveSettings, { scrollId }, asPerson(creator));
    expect(data as LiveSettings).toMatchObject({ allowEmbedding: true, shareTitle: 'For friends' });
  });
});

describe('what chat applications are told of an address', () => {
  beforeAll(async () => {
    survey = await buildSurvey(test, creator);
  });
  const metas = async () =>
    Object.fromEntries(
      [...(await open()).body.matchAll(/<meta property="([^"]*)" content="([^"]*)" \/>/g)].map(([, name, content]) => [
        name,
        content,
      ]),
    );

  it('is the survey’s title, until there are words and a picture of its own', async () => {
    expect(await metas()).toEqual({ 'og:type': 'website', 'og:title': expect.stringMatching(/./) });
    await set({ shareTitle: '咖啡', shareText: 'Two minutes', sharePicture: '/files/a/b.png' });
    expect(await metas()).toEqual({
      'og:type': 'website',
      'og:title': '咖啡',
      'og:description': 'Two minutes',
      'og:image': 'https://survey.example.cn/files/a/b.png',
    });
    await set({ sharePicture: 'https://pictures.example/p.png' });
    expect(await metas()).toMatchObject({ 'og:image': 'https://pictures.example/p.png' });
  });

  it('is written so that no word of it can become a part of the page', async () => {
    await set({ shareTitle: '"><script>alert(1)</script>$&', shareText: '</head>&amp;' });
    const { body } = await open();
    expect(body).not.toContain('<script>alert');
    expect(body.match(/<\/head>/g)).toHaveLength(1);
    expect(await metas()).toMatchObject({
      'og:title': '&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;',
      'og:description': '&lt;/head&gt;&amp;amp;',
    });
  });

  it('is refused where it is too long, has lines, or its picture is no address of a picture', async () => {
    const refused: Update[] = [
      { shareTitle: 'x'.repeat(61) },
      { shareText: 'x'.repeat(121) },
      { shareText: 'two\nlines' },
      { sharePicture: 'javascript:alert(1)' },
      { sharePicture: 'http://plain.example/p.png' },
      { sharePicture: '//other.example/p.png' },
    ];
    for (const change of refused)
      expect([change, (await set(change)).code]).toEqual([change, errorCodes.inputInvalid.code]);
  });

  it('says nothing where the address leads nowhere', async () => {
    expect((await open('/s/nosuchlink')).body).not.toContain('og:title');
  });
});

describe('the code of a page that can only be opened elsewhere', () => {
  const codeAt = (path: string) => test.app.inject({ url: path });
  const read = async (svg: string) => {
    const picture = sharp(Buffer.from(svg), { density: 300 });
    const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
  };

  it.each([
    ['/s/abcdefgh12', ''],
    ['/s/abcdefgh12', '?lang=en&uid=%E7%8E%8B%20%2B1'],
    ['/p/person0001', '?src=mail'],
    ['/d/abcdefgh12', `?sign=${'0af9'.repeat(60)}&uid=7`],
  ])('leads to this very address, %s%s, with everything that it brings', async (path, query) => {
    const { statusCode, headers, body } = await codeAt(`${path}/code.svg${query}`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(await read(body)).toBe(`https://survey.example.cn${path}${query}`);
  });

  it('is not drawn for what is no code, nor for an address too long to be scanned', async () => {
    expect((await codeAt('/s/no%20code%00/code.svg')).statusCode).toBe(404);
    expect((await codeAt(`/s/abcdefgh12/code.svg?a=${'x'.repeat(900)}`)).statusCode).toBe(404);
  });
});
