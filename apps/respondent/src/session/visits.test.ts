import type { Visit } from '@wenshu/api-contract/visit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { codes } from './codes.ts';
import { forgetCopy, writeCopy } from './local-copy.ts';
import type { PageAddress } from './page-address.ts';
import { keepPass, loadVisitor } from './visitor.ts';
import { embeddedVisit, openVisit } from './visits.ts';

const languages = [
  { languageId: 1, name: '中文' },
  { languageId: 2, name: 'English' },
];
const entrance = {
  title: '',
  languageId: 1,
  languageTag: 'zh-CN',
  direction: 'ltr' as const,
  languages,
  appearance: {},
};
const embedded: Visit = { step: 'password', entrance };
let page: Visit | null = embedded;
let nextCode = 0;
let address: PageAddress;
let asked: URL[] = [];
let answer: { readonly code: string; readonly data?: unknown } | undefined;

beforeEach(() => {
  page = embedded;
  asked = [];
  answer = { code: '0000', data: { step: 'refused', refusal: 'surveyClosed', entrance: null, endPage: null } };
  address = { kind: 's', code: `visit${++nextCode}`, language: undefined, parameters: {} };
  // Storage that is forbidden, as in some web views: everything is kept in memory.
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(page) }) });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(new URL(path, 'http://survey.example'));
    if (!answer) throw new TypeError('Failed to fetch');
    return { json: async () => answer };
  });
});
afterEach(() => vi.unstubAllGlobals());

const copy = { recordId: 'r1', versionTime: 1, languageId: 2, answers: { q1: 'x' }, saveSeq: 0, tab: 't' };

describe('the visit that came with the page', () => {
  it('is enough for somebody new, in the language that it has', () => {
    expect(embeddedVisit(address)).toEqual(embedded);
    // The server read the address when it made the page.
    expect(embeddedVisit({ ...address, language: 'en' })).toEqual(embedded);
    page = null;
    expect(embeddedVisit(address)).toBeUndefined();
  });

  it.each([
    ['answers', () => writeCopy(address.code, copy)],
    ['an end', () => forgetCopy(address.code)],
    ['the pass of a gate', () => keepPass(address.code, 'pass')],
  ])('is not, once this device keeps %s', (_, keep) => {
    keep();
    expect(embeddedVisit(address)).toBeUndefined();
  });

  it('is not, inside a page of another site: the cookie with the start does not come back from there', () => {
    const self = {};
    vi.stubGlobal('window', { self, top: {} });
    expect(embeddedVisit(address)).toBeUndefined();
    vi.stubGlobal('window', { self, top: self });
    expect(embeddedVisit(address)).toEqual(embedded);
  });
});

describe('the language of a visit', () => {
  it('is the one that was chosen here before, unless the address names one', () => {
    writeCopy(address.code, { ...copy, answers: {} });
    expect(embeddedVisit(address)).toBeUndefined();
    expect(embeddedVisit({ ...address, language: 'zh' })).toEqual(embedded);
  });

  it('is the page’s when the visit is asked for again, and the address’s when there is none yet', async () => {
    forgetCopy(address.code);
    await openVisit(address, 'zh');
    page = null;
    await openVisit({ ...address, language: 'fr-CA' }, 'zh');
    expect(asked.map(url => [url.searchParams.get('languageId'), url.searchParams.get('lang')])).toEqual([
      ['1', null],
      [null, 'fr-CA'],
    ]);
  });
});

describe('somebody who was here before', () => {
  it('is looked up with their ids, in the language that they began in', async () => {
    writeCopy(address.code, copy);
    keepPass(address.code, 'pass');
    expect(await openVisit({ ...address, parameters: { src: 'mail' } }, 'zh')).toMatchObject({ step: 'refused' });
    const { cookieId, deviceId } = loadVisitor(address);
    expect(Object.fromEntries(asked[0]!.searchParams)).toMatchObject({
      linkCode: address.code,
      cookieId,
      deviceId,
      pass: 'pass',
      languageId: '2',
      parameters: '{"src":"mail"}',
    });
  });

  it('goes on with the page itself while the network is away, and not after a refusal', async () => {
    answer = undefined;
    expect(await openVisit(address, 'zh')).toEqual(embedded);
    answer = { code: codes.questionnaireNotFound };
    await expect(openVisit(address, 'zh')).rejects.toMatchObject({ code: codes.questionnaireNotFound });
  });
});

it('a device has one id behind all links, and a cookie for each', () => {
  const [one, other] = [loadVisitor(address), loadVisitor({ ...address, kind: 'p', code: `${address.code}other` })];
  expect([one.linkCode, other.codeNum]).toEqual([address.code, `${address.code}other`]);
  expect(one.deviceId).toBe(other.deviceId);
  expect(one.cookieId).not.toBe(other.cookieId);
  expect(loadVisitor(address)).toEqual(one);
});
