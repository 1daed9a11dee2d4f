import { describe, expect, it } from 'vitest';
import { type DockingDraft, findDockingProblems, sentDocking } from './docking-draft.ts';

const draft = (changed: Partial<DockingDraft> = {}): DockingDraft => ({
  name: '  PanelOne ',
  cap: 30,
  pushAddress: '',
  pushes: 'own',
  ends: {},
  ...changed,
});

describe('a system that is being written', () => {
  it.each([
    ['has nothing wrong without an address', {}, []],
    ['needs a name', { name: '  ' }, ['name']],
    ['is pushed to by the web alone', { pushAddress: 'ftp://example.com' }, ['push']],
    ['is pushed to by the web', { pushAddress: 'https://example.com/push' }, []],
    [
      'sends people back to links alone',
      { ends: { finished: 'https://example.com/done', screened: 'javascript:alert(1)', 'quota-full': '' } },
      ['screened'],
    ],
  ] as const)('%s', (_, changed, problems) => {
    expect(findDockingProblems(draft(changed as Partial<DockingDraft>))).toEqual(problems);
  });

  it('is sent with a name that is trimmed, and with the outcomes that lead somewhere', () => {
    const ends = { finished: 'https://example.com/done', screened: ' ', 'quota-full': undefined };
    expect(sentDocking(draft({ ends: ends as never }))).toEqual({
      name: 'PanelOne',
      cap: 30,
      pushAddress: '',
      pushes: 'own',
      endPageLinks: { finished: 'https://example.com/done' },
    });
  });
});
