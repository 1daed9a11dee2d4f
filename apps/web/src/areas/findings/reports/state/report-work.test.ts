import type { ReportDocument } from '@wenshu/analysis/browser';
import { errorCodes } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { applyChanges, type Change, doPathsMeet, setTo } from '@wenshu/survey-core';
import type { Transport } from '@wenshu/together';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOf } from '../../../../app/together/judge-failure.ts';
import { startDevice } from '../../../../app/together/testing/start-device.ts';
import { type ReportShape, reportVerdicts } from './report-kind.ts';
import { type OpenedReport, openReportWork } from './report-work.ts';

const first: ReportDocument = {
  name: 'Tea',
  shape: 'wide',
  theme: { name: 'pine' },
  derived: {},
  blocks: {},
  pages: { p1: { id: 'p1', order: 'a', name: 'One' } },
};
const rename = (name: string) => [setTo(['name'], name)];
const renamePage = (name: string) => [setTo(['pages', 'p1', 'name'], name)];

/** A server with a log of its own: it refuses what overlaps what came since, and makes what is sent twice once. */
function buildServer() {
  let document = first;
  const log: { editId: string; personId: string; changes: readonly Change[] }[] = [];
  const since = (version: number) => log.slice(version).flatMap(({ changes }) => changes);
  const isMet = (one: Change, other: Change) => doPathsMeet(one.path, other.path);
  const made = (editId: string, changes: readonly Change[], personId = 'Bo') => {
    document = applyChanges(document, changes);
    log.push({ editId, personId, changes });
  };
  const transport = {
    personId: () => signedIn,
    post: vi.fn<Transport<ReportShape>['post']>(async ({ editId, changes }, baseVersion) => {
      if (!log.some(edit => edit.editId === editId)) {
        if (since(baseVersion).some(theirs => changes.some(mine => isMet(mine, theirs))))
          throw new CallFailure('saved-by-others', 'met', { collisions: [{ nickName: 'Bo' } as never] });
        made(editId, changes, signedIn);
      }
      return { version: log.length, changes: since(baseVersion) };
    }),
    since: vi.fn(async (version: number) => ({
      version: log.length,
      changes: since(version),
      edits: log.slice(version).map(edit => ({ ...edit, nickName: edit.personId, isSelf: false, time: 0 })),
      isTooOld: false,
      role: 'edit' as const,
      frozenAsOf: null,
    })),
    read: vi.fn(async () => ({ version: log.length, document })),
    judge: (error: unknown) => failureOf(error, reportVerdicts),
  };
  return { transport, log, made, document: () => document };
}

let server: ReturnType<typeof buildServer>;
let work: ReturnType<typeof openReportWork>;
let signedIn = 'me';
let pages = 0;
/** As a page load does, of whoever is signed in. The page before it sends nothing any more. */
const open = (opened: Partial<OpenedReport> = {}) => {
  const page = ++pages;
  const transport: Transport<ReportShape> = {
    ...server.transport,
    post: (edit, base) => (page === pages ? server.transport.post(edit, base) : new Promise(() => {})),
  };
  return openReportWork({
    reportId: 'report',
    opened: { document: first, version: 0, role: 'edit', frozenAsOf: null, ...opened },
    transport,
  });
};
const later = (durationMs: number) => vi.setSystemTime(Date.now() + durationMs);
beforeEach(() => {
  startDevice();
  vi.useFakeTimers();
  signedIn = 'me';
  server = buildServer();
  work = open();
});
afterEach(() => vi.useRealTimers());
const settle = () => vi.runAllTimersAsync();
const state = () => work.store.getState();

describe('work on a report', () => {
  it('shows a change at once and saves it by itself', async () => {
    work.make(rename('Coffee'));
    expect(state().document.name).toBe('Coffee');
    expect(state().saving).toBe('saving');
    await settle();
    expect(server.document().name).toBe('Coffee');
    expect(state().saving).toBe('saved');
  });

  it('takes back and makes again, step by step, and saves that too', async () => {
    work.make(rename('Coffee'));
    work.make(renamePage('First'));
    expect(work.undo()).toBe('done');
    expect(state().document.pages.p1!.name).toBe('One');
    expect(work.undo()).toBe('done');
    expect(state().document).toEqual(first);
    expect(work.undo()).toBe('nothing');
    expect(work.redo()).toBe('done');
    expect(state().document.name).toBe('Coffee');
    await settle();
    expect(server.document().name).toBe('Coffee');
    // Something new: there is nothing to make again any more.
    work.make(rename('Cocoa'));
    expect(work.redo()).toBe('nothing');
  });

  it('counts what goes on with the same thing as one step, and sends the newest of it', async () => {
    for (const name of ['C', 'Co', 'Cof']) {
      later(100);
      work.make(rename(name), 'name');
    }
    await settle();
    // The first was under way already.
    expect(server.transport.post.mock.calls.map(([{ changes }]) => changes[0]!.value)).toEqual(['C', 'Cof']);
    expect(work.undo()).toBe('done');
    expect(state().document.name).toBe('Tea');
    later(10_000);
    work.make(rename('A'), 'name');
    later(10_000);
    work.make(rename('B'), 'name');
    work.undo();
    expect(state().document.name).toBe('A');
  });

  it('does not take a colleague’s later change along when it takes back', async () => {
    work.make(rename('Coffee'));
    await settle();
    server.made('theirs', rename('Water'));
    await work.take(await server.transport.since(1), 1);
    expect(state().document.name).toBe('Water');
    expect(work.undo()).toBe('changed-since');
    expect(state().document.name).toBe('Water');
  });

  it('brings others’ changes in while own ones are on their way', async () => {
    server.made('theirs', renamePage('Theirs'));
    work.make(rename('Mine'));
    await settle();
    expect(state().document).toMatchObject({ name: 'Mine', pages: { p1: { name: 'Theirs' } } });
    expect(server.document()).toEqual(state().document);
  });

  it('sets an edit aside that somebody was faster with, says who, and makes it after all when asked', async () => {
    server.made('theirs', rename('Theirs'));
    work.make(rename('Mine'));
    await settle();
    expect(state().document.name).toBe('Theirs');
    expect(state().unsaved).toMatchObject([{ reason: 'collision', by: [{ nickName: 'Bo' }], mine: rename('Mine') }]);
    work.settleUnsaved(state().unsaved, 'apply-again');
    await settle();
    expect(server.document().name).toBe('Mine');
    expect(state().unsaved).toEqual([]);
  });

  it('tries again when the network is gone, and makes it once', async () => {
    const { post } = server.transport;
    const whole = post.getMockImplementation()!;
    post.mockImplementationOnce(async (edit, base) => {
      // It arrived, and its answer was lost.
      await whole(edit, base);
      throw new CallFailure('network');
    });
    work.make(rename('Coffee'));
    await settle();
    expect(server.log).toHaveLength(1);
    expect(state()).toMatchObject({ saving: 'saved', document: { name: 'Coffee' } });
  });

  it('reads the report anew when its log does not reach back so far', async () => {
    server.made('theirs', rename('Theirs'));
    await work.take({ ...(await server.transport.since(0)), isTooOld: true, changes: [] }, 0);
    expect(state()).toMatchObject({ version: 1, document: { name: 'Theirs' } });
  });

  it('writes nothing for whoever may only look', () => {
    const onlooker = open({ role: 'view' });
    expect(onlooker.make(rename('X'))).toBe(false);
    expect(onlooker.undo()).toBe('nothing');
  });

  it.each([
    ['reportNotFound', 'gone', { isGone: true, role: 'edit' }],
    ['noPermission', 'no-right', { isGone: false, role: 'view' }],
  ] as const)(
    '%s in the middle: all that waits is kept, over a reload, and made once it may be',
    async (word, reason, access) => {
      const { post } = server.transport;
      const works = post.getMockImplementation()!;
      post.mockRejectedValue(new CallFailure('refused', '', { code: errorCodes[word].code }));
      work.make(rename('Coffee'));
      work.make(renamePage('First'));
      await settle();
      expect(state()).toMatchObject({ ...access, document: { name: 'Tea' }, pendingCount: 0, saving: 'saved' });
      expect(state().unsaved.map(one => [one.reason, one.mine])).toEqual([
        [reason, rename('Coffee')],
        [reason, renamePage('First')],
      ]);
      expect(work.make(rename('X'))).toBe(false);
      post.mockImplementation(works);
      work = open();
      await work.adopt();
      expect(state().unsaved).toHaveLength(2);
      work.settleUnsaved(state().unsaved, 'apply-again');
      await settle();
      expect(server.document()).toMatchObject({ name: 'Coffee', pages: { p1: { name: 'First' } } });
    },
  );

  it('knows its own edit by its id: a colleague who writes the same words is met all the same', async () => {
    const { post } = server.transport;
    const works = post.getMockImplementation()!;
    post.mockRejectedValueOnce(new CallFailure('network'));
    work.make(rename('Same'));
    await vi.advanceTimersByTimeAsync(10);
    server.made('theirs', rename('Same'));
    await work.take(await server.transport.since(0), 0);
    // Their change and mine read the same: only the id tells that mine has not been made.
    expect([state().unsaved.length, state().pendingCount]).toEqual([1, 0]);
    post.mockImplementation(works);
  });

  it('takes what an earlier build of the page has set aside', async () => {
    const unsaved = [{ editId: 'older00001', changes: rename('Mine'), reason: 'collision', by: ['Bo'], message: '' }];
    localStorage.setItem('edits.me.report.tab0000001', JSON.stringify({ version: 0, edits: [], unsaved }));
    await work.adopt();
    expect(state().unsaved).toMatchObject([{ mine: rename('Mine'), by: [{ nickName: 'Bo' }] }]);
    work.settleUnsaved(state().unsaved, 'apply-again');
    await settle();
    expect(server.document().name).toBe('Mine');
  });
});

describe('what could not be saved', () => {
  const offline = () => server.transport.post.mockRejectedValue(new CallFailure('network'));
  const whole = () => server.transport.post.getMockImplementation()!;
  /** Nothing is left of the page but what the device has; the report is read as the server has it. */
  const reload = async () => {
    work = open({ document: server.document(), version: server.log.length });
    await work.adopt();
    await vi.advanceTimersByTimeAsync(10);
  };

  it('is there after a reload, in its order, and saved once the network is back', async () => {
    const works = whole();
    offline();
    work.make(rename('Coffee'));
    work.make(renamePage('First'));
    work.make(rename('Cocoa'));
    await vi.advanceTimersByTimeAsync(10);
    // The page may be closed: it is kept.
    expect(state()).toMatchObject({ saving: 'offline', pendingCount: 3, isKept: true });
    await reload();
    expect(state()).toMatchObject({ saving: 'offline', document: { name: 'Cocoa', pages: { p1: { name: 'First' } } } });
    server.transport.post.mockImplementation(works);
    await reload();
    await settle();
    expect(server.document()).toMatchObject({ name: 'Cocoa', pages: { p1: { name: 'First' } } });
    expect(state()).toMatchObject({ saving: 'saved', unsaved: [], document: server.document() });
    await reload();
    expect(server.log).toHaveLength(3);
    expect(localStorage).toEqual({});
  });

  it('is made once when only its answer was lost', async () => {
    const works = whole();
    server.transport.post.mockImplementation(async (edit, base) => {
      await works(edit, base);
      throw new CallFailure('network');
    });
    work.make(rename('Coffee'));
    await vi.advanceTimersByTimeAsync(10);
    server.transport.post.mockImplementation(works);
    await reload();
    await settle();
    expect([server.log.length, state().unsaved, state().document.name]).toEqual([1, [], 'Coffee']);
  });

  it('is not gone on with where it may have arrived: the newer words would be lost with it', async () => {
    const works = whole();
    server.transport.post.mockImplementationOnce(async (edit, base) => {
      await works(edit, base);
      throw new CallFailure('network');
    });
    work.make(rename('Cof'), 'name');
    await vi.advanceTimersByTimeAsync(10);
    work.make(rename('Coffee'), 'name');
    await settle();
    expect([server.document().name, state().document.name]).toEqual(['Coffee', 'Coffee']);
  });

  it('is written over nobody: what others changed meanwhile is asked about, the rest is saved, and the question outlives a reload', async () => {
    const works = whole();
    offline();
    work.make(renamePage('Mine'));
    work.make(rename('Mine'));
    await vi.advanceTimersByTimeAsync(10);
    server.made('theirs', rename('Theirs'));
    server.transport.post.mockImplementation(works);
    await reload();
    await settle();
    expect(server.document()).toMatchObject({ name: 'Theirs', pages: { p1: { name: 'Mine' } } });
    expect(state().unsaved).toMatchObject([{ reason: 'collision', mine: rename('Mine') }]);
    await reload();
    expect(state().unsaved).toHaveLength(1);
    work.settleUnsaved(state().unsaved, 'apply-again');
    await settle();
    expect(server.document().name).toBe('Mine');
  });

  it('is written over nobody without a reload either: news come before it is tried again', async () => {
    const works = whole();
    offline();
    work.make(rename('Mine'));
    await vi.advanceTimersByTimeAsync(10);
    server.made('theirs', rename('Theirs'));
    await work.take(await server.transport.since(0), 0);
    server.transport.post.mockImplementation(works);
    await settle();
    expect([server.document().name, state().unsaved.length]).toEqual(['Theirs', 1]);
  });

  it('is nobody else’s on the same device', async () => {
    offline();
    work.make(rename('Coffee'));
    await vi.advanceTimersByTimeAsync(10);
    signedIn = 'somebody';
    const sent = server.transport.post.mock.calls.length;
    work.resume();
    await vi.advanceTimersByTimeAsync(10);
    expect([state().saving, server.transport.post.mock.calls.length]).toEqual(['signed-out', sent]);
    await reload();
    expect(state().document.name).toBe('Tea');
  });
});
