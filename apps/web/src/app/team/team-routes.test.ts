import { builtInRoles, rightsOn, staysWhenExpired } from '@wenshu/api-contract';
import { describe, expect, test } from 'vitest';
import { mapFor } from '../layouts/workspace/workspace-map.ts';
import { isBuilt } from '../routes/built-pages.ts';
import { findRow } from '../routes/route-table.ts';
import { pickEnterprise } from './pick-enterprise.ts';

describe('the routes of the team area are there', () => {
  test.each([
    ['a project’s (P2.28)', '/team/manage-project', ['', '/create-project', '/create-content', '/members-manage']],
    ['the workspace’s (P2.31)', '/team/workSpace/workSpace', ['-project', '-task', '-detail']],
    ['of the enterprise’s members and information (P2.32, P2.83)', '/team/workSpace/workSpace', ['-member', '-info']],
    ['of its account and orders, and of its log (P2.33, P2.84)', '/team/workSpace/workSpace', ['-order', '-log']],
    ['of its roles (P2.34, P2.86)', '/team/workSpace/workSpace', ['-projectUser', '-taskUser']],
    ['of a task (P2.37)', '/team/task-relation', ['/task-config', '/progress', '/data']],
  ])('%s', (_, start, ends) => {
    for (const end of ends) {
      expect(findRow(`${start}${end}`)).toMatchObject({ login: true });
      expect([`${start}${end}`, isBuilt(`${start}${end}`)]).toEqual([`${start}${end}`, true]);
    }
  });
});

describe('the menu', () => {
  const pathsFor = (rights: Parameters<typeof mapFor>[0]) =>
    mapFor(rights).flatMap(({ pages }) => pages.map(({ path }) => path));
  const needing = ['/team/workSpace/workSpace-project', '/team/workSpace/workSpace-member'];

  test('without an enterprise has the way to one, and nothing that needs one (S6.7)', () => {
    const paths = pathsFor(undefined);
    expect(paths).toContain('/team/create-enterPrise');
    expect(paths.filter(path => path.startsWith('/team/workSpace'))).toEqual(['/team/workSpace/workSpace-desktop']);
  });

  test('of a member has the projects and members, not the roles and orders', () => {
    const paths = pathsFor(builtInRoles['enterprise.member'].rights);
    expect(paths).toEqual(expect.arrayContaining(needing));
    expect(paths).not.toContain('/team/workSpace/workSpace-projectUser');
    expect(paths).not.toContain('/team/workSpace/workSpace-order');
  });

  test('of an administrator has all of it, and of an expired enterprise’s no roles but the orders', () => {
    const all = rightsOn('enterprise');
    expect(pathsFor(all)).toEqual(
      expect.arrayContaining([
        ...needing,
        ...['-projectUser', '-order', '-log'].map(end => `/team/workSpace/workSpace${end}`),
      ]),
    );
    const left = pathsFor(all.filter(staysWhenExpired));
    expect(left).toContain('/team/workSpace/workSpace-order');
    expect(left).not.toContain('/team/workSpace/workSpace-taskUser');
  });
});

test('one works in the enterprise that one chose, or in the first', () => {
  const all = [{ enterpriseId: 'a' }, { enterpriseId: 'b' }] as unknown as Parameters<typeof pickEnterprise>[0];
  expect(pickEnterprise(all, 'b')?.enterpriseId).toBe('b');
  expect(pickEnterprise(all, 'gone')?.enterpriseId).toBe('a');
  expect(pickEnterprise([], 'a')).toBeUndefined();
});
