import { readFileSync } from 'node:fs';
import { messagePagePaths } from '@wenshu/api-contract';
import { routeTexts } from '@wenshu/texts/routes';
import { shellTexts } from '@wenshu/texts/shell';
import { describe, expect, test } from 'vitest';
import { entryOfPath } from './entry-of-path.ts';
import { DESKTOP_PATH, forwards, redirects } from './redirects.ts';
import { findRow, routeTable } from './route-table.ts';

const specified = readFileSync(new URL('../../../../../docs/spec/routes.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map(line => line.split('\t'))
  .map(([area = '', path = '', login = '']) => ({ area, path, login: login === 'yes' }));

describe('the route table', () => {
  test('holds exactly the routes of the specification, each with its login flag, and those that it describes without an address', () => {
    // Section 2 names the contacts screen among the personal ones, and a reward centre, and gives them no path.
    const unnamed: readonly string[] = ['/user/contacts', '/user/rewards'];
    for (const path of unnamed) expect(findRow(path)).toMatchObject({ login: true, layout: 'team' });
    // Papers can be read by a link, as reports can: the specification has an address for those alone.
    const byLink = '/survey/sharePaper';
    expect(findRow(byLink)).toMatchObject({ login: false, layout: 'bare' });
    // Open answers are coded beside cleaning (P1.10): the specification names the work and no address.
    const coding = '/survey/analysis/coding';
    expect(findRow(coding)).toMatchObject({ login: true, layout: 'survey' });
    // It needs no sign-in where a code is in the address: that is the room, which is no page of this program. Without one it is its hosts'.
    const hosts = '/online-symposium';
    expect(findRow(hosts)).toMatchObject({ login: true, layout: 'team' });
    expect(specified).toContainEqual({ area: 'standalone', path: hosts, login: false });
    const ours = routeTable
      .filter(({ path }) => path !== hosts && path !== byLink && path !== coding && !unnamed.includes(path))
      .map(({ path, login }) => ({ path: path as string, login }));
    const byPath = (a: { path: string }, b: { path: string }) => a.path.localeCompare(b.path);
    const theirs = specified.filter(({ path }) => path !== hosts).map(({ path, login }) => ({ path, login }));
    expect(ours.toSorted(byPath)).toEqual(theirs.toSorted(byPath));
  });

  test('has an empty role list for the team, survey and record areas', () => {
    const guardedAreas = specified.filter(row => ['team', 'survey', 'record'].includes(row.area));
    expect(guardedAreas.map(row => findRow(row.path)?.roles)).toEqual(guardedAreas.map(() => []));
  });

  test('gives every public route of the specification the public layout, but the account stays in the workspace (decision 0081)', () => {
    expect(findRow('/user')).toMatchObject({ login: true, layout: 'team' });
    const publicRoutes = specified.filter(row => row.area === 'public' && row.path !== '/user');
    expect(publicRoutes.map(row => findRow(row.path)?.layout)).toEqual(publicRoutes.map(() => 'public'));
  });

  test('opens what was shared to anybody (P2.23)', () => {
    const shared = ['/survey/share', '/survey/shareReport'];
    expect(shared.map(path => findRow(path)?.login)).toEqual([false, false]);
  });

  test('lets the pages before the sign-in stand alone (P2.15, P2.16)', () => {
    const pages = ['/login', '/regist', '/weChatRegist', '/resetPass', '/third_login'];
    expect(pages.map(path => findRow(path))).toEqual(
      pages.map(path => expect.objectContaining({ path, layout: 'bare', login: false })),
    );
  });

  test('has a title and a purpose in both languages for every route, and no text without a route', () => {
    for (const texts of [routeTexts.zh, routeTexts.en]) {
      expect(Object.keys(texts).toSorted()).toEqual(routeTable.map(row => row.path).toSorted());
      for (const { title, purpose } of Object.values(texts)) {
        expect(title).not.toBe('');
        expect(purpose).not.toBe('');
      }
    }
  });

  test('has every page that a message leads to', () => {
    for (const path of Object.values(messagePagePaths)) expect(findRow(path)).toBeDefined();
  });

  test('names purposes that complete the sentence of the being-built page', () => {
    for (const { purpose } of Object.values(routeTexts.zh)) expect(purpose).not.toMatch(/[。！]$/);
    for (const { purpose } of Object.values(routeTexts.en)) expect(purpose).toMatch(/^[a-z].*[^.]$/);
    const { purpose } = routeTexts.en['/news'];
    expect(shellTexts.en.beingBuilt.text(purpose)).toBe(
      'This page is still being built. Once it is ready, you can read articles on experience management here.',
    );
  });

  test('redirects and forwards only to routes that exist', () => {
    for (const target of [...Object.values(redirects), ...Object.values(forwards)])
      expect(findRow(target)).toBeDefined();
    for (const source of Object.keys(redirects)) expect(findRow(source)).toBeUndefined();
    for (const source of Object.keys(forwards)) expect(findRow(source)).toBeDefined();
  });

  test('opens an area at its usual place: a survey at creating, the workspace at the desktop (S9.31)', () => {
    expect(redirects['/survey']).toBe('/survey/create/edit');
    for (const path of ['/team', '/team/workSpace']) expect(redirects[path]).toBe(DESKTOP_PATH);
    expect(forwards['/home']).toBe(DESKTOP_PATH);
  });

  test('never sends a redirect to another bundle', () => {
    for (const [from, to] of Object.entries(redirects)) expect(entryOfPath(from)).toBe(entryOfPath(to));
  });
});

describe('entryOfPath', () => {
  test.each([
    ['/', 'site'],
    ['/index', 'site'],
    ['/login', 'entrance'],
    ['/email-unsubscribe', 'entrance'],
    ['/analysis', 'site'],
    ['/product', 'site'],
    ['/products-we-do-not-have', 'site'],
    ['/survey/share', 'shared'],
    ['/survey/shareReport', 'shared'],
    ['/survey/share/12', 'shared'],
    ['/survey/sharePaper', 'entrance'],
    ['/survey/sharePaper/12', 'workspace'],
    ['/home', 'workspace'],
    ['/home/none', 'site'],
    ['/survey', 'workspace'],
    ['/survey/create/edit', 'workspace'],
    ['/team/workSpace/workSpace-desktop', 'workspace'],
    ['/teamwork', 'site'],
    ['/record', 'workspace'],
    ['/user', 'workspace'],
    ['/pre', 'workspace'],
    ['/demo', 'answering'],
    ['/s/abcdefghij', 'answering'],
    ['/solution', 'site'],
  ] as const)('serves %s from the %s page', (path, entry) => {
    expect(entryOfPath(path)).toBe(entry);
  });
});
