import { describe, expect, test } from 'vitest';
import { findRow, routeTable } from '../routes/route-table.ts';
import { decideNavigation } from './decide-navigation.ts';

const desktop = '/team/workSpace/workSpace-desktop';
const show = { kind: 'show' } as const;
const go = (to: string) => ({ kind: 'go', to });

function decide(address: string, isSignedIn: boolean, previousPath?: string) {
  const { pathname, search } = new URL(address, 'http://wenshu.test');
  const needsSignIn = findRow(pathname)?.login ?? false;
  return decideNavigation({ path: pathname, search, needsSignIn, isSignedIn, previousPath });
}

describe('decideNavigation', () => {
  test.each<[string, string, string?]>([
    ['/', '/index'],
    ['/survey', '/survey/create/edit', ' (S2.2)'],
    ['/survey?scrollId=7', '/survey/create/edit?scrollId=7'],
    ['/survey/launch', '/survey/launch/channel'],
    ['/survey/analysis', '/survey/analysis/cross'],
    ['/record', '/record/clean', ' (P2.39, S2.23)'],
    ['/team', desktop],
    ['/team/workSpace', desktop],
  ])('redirects %s to %s, signed in or not', (from, to) => {
    expect(decide(from, true)).toEqual(go(to));
    expect(decide(from, false)).toEqual(go(to));
  });

  test.each(['/index', '/news', '/login?redirect=%2Findex', '/regist', '/survey/share', '/no-such-page'])(
    'shows %s to a visitor',
    address => {
      expect(decide(address, false)).toEqual(show);
    },
  );

  test.each([
    ['/analysis', ''],
    ['/user', ''],
    [desktop, ' (P2.30)'],
    ['/team/create-survey', ' (P2.35)'],
    ['/pre', ' (P2.21, S2.25)'],
    ['/view-question', ' (P2.22, S2.26)'],
    ['/viewQuestionContent', ' (P2.22, S2.26)'],
    ['/survey/create/edit', ''],
    ['/record/clean', ''],
    ['/download', ''],
  ])('asks a visitor to sign in before %s%s, and comes back to it (P2.41, P2.42)', path => {
    const loginAddress = `/login?redirect=${encodeURIComponent(path)}`;
    expect(decide(`${path}?scrollId=1`, false)).toEqual({ kind: 'ask-to-sign-in', loginAddress });
    expect(decide(path, true)).toEqual(show);
  });

  test('asks before every page of the team area (P2.27)', () => {
    const pages = routeTable.map(row => row.path as string).filter(path => path.startsWith('/team'));
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter(path => decide(path, false).kind !== 'ask-to-sign-in')).toEqual([]);
  });

  test('asks before every page of the survey area, but for those that are shared with everybody (S2.1, P2.38)', () => {
    const pages = routeTable.map(row => row.path as string).filter(path => path.startsWith('/survey/'));
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter(path => decide(path, false).kind !== 'ask-to-sign-in')).toEqual(
      pages.filter(path => path.startsWith('/survey/share')),
    );
  });

  test('adds the previous path when somebody goes to the login page without a redirect (P2.43)', () => {
    expect(decide('/login', false, '/news')).toEqual(go('/login?redirect=%2Fnews'));
    expect(decide('/login', false)).toEqual(show);
    expect(decide('/login', false, '/regist')).toEqual(show);
    expect(decide('/login', false, '/third_login')).toEqual(show);
  });

  test.each(['/login', '/login?redirect=%2Fnews', '/regist', '/weChatRegist', '/resetPass'])(
    'sends a signed-in person from %s to the home page (P4.2)',
    address => {
      expect(decide(address, true)).toEqual(go('/index'));
    },
  );

  test.each(['/login?code=abc&state=xyz', '/weChatRegist?code=abc&state=xyz', '/user?code=abc&state=xyz'])(
    'takes the social code on %s first: sign-in for a visitor, binding for a signed-in person (P2.46, P2.47)',
    address => {
      expect(decide(address, false)).toEqual({ kind: 'social', action: 'sign-in', code: 'abc', state: 'xyz' });
      expect(decide(address, true)).toEqual({ kind: 'social', action: 'bind', code: 'abc', state: 'xyz' });
    },
  );

  test('leaves a code alone on any other page', () => {
    expect(decide('/news?code=abc', false)).toEqual(show);
  });

  test('sends a signed-in person from /home to the desktop and asks a visitor to sign in (P2.17)', () => {
    expect(decide('/home', true)).toEqual(go(desktop));
    expect(decide('/home', false)).toMatchObject({ kind: 'ask-to-sign-in' });
  });
});
