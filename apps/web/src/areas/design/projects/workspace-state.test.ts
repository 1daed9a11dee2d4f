import { expect, test } from 'vitest';
import { restoreState } from './workspace-state.ts';

test('what was kept comes back, without the search value, the star filter and the task type (P3.25, P3.28)', () => {
  const kept = {
    view: 'board',
    orderBy: 'name',
    direction: 'asc',
    searchValue: 'tea',
    isStarred: true,
    taskType: 'questionnaire',
  };
  expect(restoreState(kept)).toEqual({
    view: 'board',
    orderBy: 'name',
    direction: 'asc',
    searchValue: '',
    isStarred: false,
    taskType: undefined,
  });
});

test.each([undefined, null, 'x', { view: 'spiral', orderBy: '1; drop', direction: 3 }])(
  'of %j the usual is made: tiles, the newest change first',
  stored => {
    expect(restoreState(stored)).toMatchObject({ view: 'tiles', orderBy: 'biz_update_time', direction: 'desc' });
  },
);
