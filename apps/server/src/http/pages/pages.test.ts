import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/build-test-app.ts';
import { writeTestSite } from '../../testing/write-test-site.ts';

let test: TestApp;
let folder: string;

const html = (name: string) =>
  `<!doctype html><title>${name}</title><meta name="csp-nonce" content="__CSP_NONCE__"><style nonce="__CSP_NONCE__"></style>`;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wenshu-pages-'));
  const [web, respondent] = [join(folder, 'web'), join(folder, 'respondent')];
  const room = join(folder, 'room');
  await mkdir(join(web, 'assets'), { recursive: true });
  await mkdir(join(web, 'reading'));
  await mkdir(join(respondent, 'assets'), { recursive: true });
  await writeTestSite(web);
  await writeFile(join(web, 'entrance.html'), html('entrance'));
  await writeFile(join(web, 'workspace.html'), html('workspace'));
  await writeFile(join(web, 'reading/shared.html'), html('shared'));
  await writeFile(join(respondent, 'index.html'), html('respondent'));
  await mkdir(room);
  await writeFile(join(room, 'index.html'), html('room'));
  await writeFile(join(web, 'favicon.svg'), '<svg/>');
  await writeFile(join(web, 'assets/main-abc123.js'), 'console.log(1)');
  await writeFile(join(web, 'assets/main-abc123.js.gz'), gzipSync('console.log(1)'));
  await writeFile(join(respondent, 'assets/answer-def456.js'), 'console.log(2)');
  test = await buildTestApp({ pages: { web, respondent, room } });
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const titleOf = (body: string) => /<title>(.*)<\/title>/.exec(body)?.[1];
const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

async function readRoutes(): Promise<{ area: string; path: string }[]> {
  const text = await readFile(new URL('../../../../../docs/spec/routes.tsv', import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map(line => {
      const [area = '', path = ''] = line.split('\t');
      return { area, path };
    });
}

describe('/download', () => {
  it('is a page of its own, and with a ticket the file itself, for whoever has it (P2.24, S2.31)', async () => {
    const page = await get('/download');
    expect([page.statusCode, titleOf(page.body)]).toEqual([200, 'workspace']);
    const file = await get('/download?ticket=a.b%26c');
    expect([file.statusCode, file.headers.location]).toEqual([302, '/api/platform/file?ticket=a.b%26c']);
    expect((await get('/download?ticket=a&ticket=b')).statusCode).toBe(200);
  });
});

describe('a room of a symposium', () => {
  it('is a program of its own, kept nowhere and told to no other site', async () => {
    const { statusCode, headers, body } = await get('/online-symposium/0123456789abcdefghijklmnop');
    expect([statusCode, titleOf(body)]).toEqual([200, 'room']);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });
});

describe('/online-symposium', () => {
  it('leads whoever has a code into the room, and shows hosts their page otherwise', async () => {
    const room = await get('/online-symposium?code=0123456789abcdefghijklmnop');
    expect([room.statusCode, room.headers.location]).toEqual([302, '/online-symposium/0123456789abcdefghijklmnop']);
    for (const query of ['', '?code=short', '?code=//evil.example/0123456789abcd', '?code=a&code=b'])
      expect(titleOf((await get(`/online-symposium${query}`)).body)).toBe('workspace');
  });
});

describe('every route of the specification', () => {
  it('has its page, from the program that shows it', async () => {
    const workspace =
      /^\/(team|record|user|home|pre|view-question|viewQuestionContent|aiAssistant|message-history|download|online-symposium)(\/|$)|^\/survey\/(?!share)/;
    for (const { path } of await readRoutes()) {
      const response = await get(path);
      const entrance = /^\/(login|regist|weChatRegist|resetPass|third_login|email-unsubscribe)$/;
      const others = workspace.test(path) ? 'workspace' : entrance.test(path) ? 'entrance' : 'site';
      const expected = path === '/demo' ? 'respondent' : path.startsWith('/survey/share') ? 'shared' : others;
      expect([path, response.statusCode, titleOf(response.body)]).toEqual([path, 200, expected]);
    }
  });
});

describe('a page', () => {
  it.each([
    ['/index', 'site'],
    ['/login', 'entrance'],
    ['/team', 'workspace'],
    ['/survey', 'workspace'],
    ['/survey/share/abc', 'shared'],
    ['/survey/shareReport?code=1', 'shared'],
    ['/record', 'workspace'],
    ['/s/AbCdEf1234', 'respondent'],
    ['/p/AbCdEf1234AbCdEf1234Ab', 'respondent'],
    ['/c/AbCdEf1234', 'respondent'],
  ])('at %s is shown by the %s', async (path, program) => {
    const response = await get(path);
    expect([response.statusCode, titleOf(response.body)]).toEqual([200, program]);
  });

  it('that nobody knows is shown by the site, as not found', async () => {
    for (const path of ['/nothing', '/index/deeper', '/solution/a/b', '/favicon.ico', '/%E4%B8%AD']) {
      const response = await get(path);
      expect([path, response.statusCode, titleOf(response.body)]).toEqual([path, 404, 'site']);
    }
  });

  it('cannot be posted to', async () => {
    const response = await test.app.inject({ method: 'POST', url: '/index' });
    expect(response.json().code).toBe('9006');
  });

  it('carries a nonce of its own, in its policy and in its HTML', async () => {
    const [first, second] = [await get('/login'), await get('/login')];
    const nonceOf = (response: typeof first) =>
      /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1];
    expect(nonceOf(first)).toMatch(/^.{22}==$/);
    expect(nonceOf(first)).not.toBe(nonceOf(second));
    expect(first.body).toContain(`content="${nonceOf(first)}"`);
    expect(first.body).toContain(`<style nonce="${nonceOf(first)}">`);
    expect(first.body).not.toContain('__CSP_NONCE__');
  });

  it('allows scripts of ours only, and styles of ours or with the nonce', async () => {
    const policy = String((await get('/team')).headers['content-security-policy']).split('; ');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src-attr 'unsafe-inline'");
    expect(policy.find(each => each.startsWith('style-src '))).toMatch(/^style-src 'self' 'nonce-[^']+'$/);
    expect(policy.join('; ')).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
  });

  it('has the other safety headers and is asked for anew every time', async () => {
    expect((await get('/index')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'same-origin',
    });
  });

  it('is read again after a new build', async () => {
    const path = join(folder, 'web/entrance.html');
    await writeFile(path, html('entrance 2'));
    expect(titleOf((await get('/login')).body)).toBe('entrance 2');
    await writeFile(path, html('entrance'));
    await writeTestSite(join(folder, 'web'), 'site 2');
    expect(titleOf((await get('/index')).body)).toBe('site 2');
    await writeTestSite(join(folder, 'web'));
  });
});

describe('a file of a build', () => {
  it('with a hash in its name may be kept for ever', async () => {
    for (const path of ['/assets/main-abc123.js', '/assets/answer-def456.js']) {
      const response = await get(path);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it('without one is kept for an hour', async () => {
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  it('is sent compressed when the build has compressed it', async () => {
    const response = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' });
    expect(response.headers['content-encoding']).toBe('gzip');
    expect(response.headers['content-type']).toMatch(/^(text|application)\/javascript/);
  });

  it('is never HTML without its nonce, and never outside its folder', async () => {
    for (const path of [
      '/site/site.html',
      '/site-drawing/site-program.mjs',
      '/entrance.html',
      '/workspace.html',
      '/reading/shared.html',
      '/index.html',
      '/assets/../entrance.html',
      '/..%2fweb%2fentrance.html',
    ]) {
      const response = await get(path);
      expect([path, response.body.includes('__CSP_NONCE__')]).toEqual([path, false]);
      expect(response.statusCode).toBe(404);
    }
  });

  it('is none where there is a folder', async () => {
    for (const path of ['/assets/', '/assets', '/assets/?x=1']) expect((await get(path)).statusCode).toBe(404);
  });
});

describe('an installation with a public https address', () => {
  it('asks browsers to come by https only', async () => {
    const pages = { web: join(folder, 'web'), respondent: join(folder, 'respondent'), room: join(folder, 'room') };
    const secure = await buildTestApp({ env: { PUBLIC_URL: 'https://wenshu.example/' }, pages });
    const { headers } = await secure.app.inject('/index');
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=15552000',
      'cross-origin-opener-policy': 'same-origin',
    });
    await secure.close();
    expect((await get('/index')).headers['strict-transport-security']).toBeUndefined();
  });
});

it('what was shared is not for search engines: its pages say so, and others do not', async () => {
  for (const url of ['/survey/share?code=abc', '/survey/shareReport?code=abc'])
    expect((await get(url)).headers['x-robots-tag']).toBe('noindex, nofollow');
  for (const url of ['/', '/survey/report']) expect((await get(url)).headers['x-robots-tag']).toBeUndefined();
});
