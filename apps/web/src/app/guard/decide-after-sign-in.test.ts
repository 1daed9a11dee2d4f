import { describe, expect, test } from 'vitest';
import { decideAfterSignIn } from './decide-after-sign-in.ts';
import { remember } from './remembered.ts';

const desktop = '/team/workSpace/workSpace-desktop';

describe('decideAfterSignIn', () => {
  test('goes to the remembered full path before anything else (P4.6)', () => {
    const remembered = { fullPath: '/template-analysis?id=3#top' };
    expect(decideAfterSignIn('/news', 'password', remembered)).toEqual({ to: '/template-analysis?id=3#top' });
  });

  test('goes to /tools with the remembered hash (P4.7)', () => {
    expect(decideAfterSignIn('/tools', 'password', { toolsHash: '#kano' })).toEqual({ to: '/tools#kano' });
    expect(decideAfterSignIn('/tools', 'password', {})).toEqual({ to: '/tools' });
  });

  test('goes to /tools and opens create-survey in a new tab with goBack=1 (P4.8)', () => {
    const newTab = '/team/create-survey?goBack=1';
    expect(decideAfterSignIn('/team/create-survey', 'password', { toolsHash: '#kano' })).toEqual({
      to: '/tools#kano',
      newTab,
    });
    expect(decideAfterSignIn('/team/create-survey', 'sms', {})).toEqual({ to: '/tools', newTab });
  });

  test.each(['/team', '/team/workSpace/workSpace-member', '/home'])(
    'with the workspace path %s, password login goes to the desktop, other ways to the path (P4.9)',
    path => {
      expect(decideAfterSignIn(path, 'password', {})).toEqual({ to: desktop });
      expect(decideAfterSignIn(path, 'sms', {})).toEqual({ to: path });
    },
  );

  test('goes to the redirect path with the query that was remembered on it (P4.10)', () => {
    const remembered = { query: { path: '/survey/create/edit', search: '?scrollId=12' } };
    expect(decideAfterSignIn('/survey/create/edit', 'password', remembered)).toEqual({
      to: '/survey/create/edit?scrollId=12',
    });
    expect(decideAfterSignIn('/news', 'password', remembered)).toEqual({ to: '/news' });
  });

  test.each(['/index', '/'])('from the home page %s it goes to the desktop, by whichever way of signing in', path => {
    for (const method of ['password', 'sms', 'social'] as const)
      expect(decideAfterSignIn(path, method, {})).toEqual({ to: desktop });
  });

  test('goes to the desktop when there is nothing to go back to', () => {
    expect(decideAfterSignIn(undefined, 'password', {})).toEqual({ to: desktop });
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 'news', '/ /x', ''])(
    'never follows %j out of the site',
    redirect => {
      expect(decideAfterSignIn(redirect, 'password', {})).toEqual({ to: desktop });
    },
  );
});

describe('remember', () => {
  const visit = (address: string) => {
    const { pathname, search, hash } = new URL(address, 'http://wenshu.test');
    return { path: pathname, search, hash };
  };

  test('keeps the query of any route but the login page (P2.44)', () => {
    const after = remember({}, visit('/survey/create/edit?scrollId=1'), false);
    expect(after).toEqual({ query: { path: '/survey/create/edit', search: '?scrollId=1' } });
    expect(remember(after, visit('/login?redirect=%2Fx'), false)).toEqual(after);
    expect(remember(after, visit('/news'), false)).toEqual(after);
  });

  test('keeps the full path of template-analysis for a visitor only (P2.45)', () => {
    expect(remember({}, visit('/template-analysis?id=3#top'), false).fullPath).toBe('/template-analysis?id=3#top');
    expect(remember({}, visit('/template-analysis?id=3#top'), true).fullPath).toBeUndefined();
  });

  test('keeps the hash of the tools page', () => {
    expect(remember({}, visit('/tools#kano'), true)).toEqual({ toolsHash: '#kano' });
  });

  test('an invitation is still in the address after registering, and nothing is remembered on the way there', () => {
    const path = '/team/create-enterPrise';
    const seen = remember({}, { path, search: '?invitation=a', hash: '' }, false);
    const later = remember(seen, { path: '/regist', search: `?redirect=${path}`, hash: '' }, false);
    expect(decideAfterSignIn(path, 'sms', later)).toEqual({ to: `${path}?invitation=a` });
    expect(decideAfterSignIn('/team/manage-project', 'sms', later)).toEqual({ to: '/team/manage-project' });
  });
});
