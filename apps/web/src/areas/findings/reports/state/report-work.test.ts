import type { ReportDocument } from '@wenshu/analysis/browser';
import { errorCodes } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { applyChanges, type Change, setTo } from '@wenshu/survey-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openKeptQueue } from '../../../design/document/state/kept-queue.ts';
import { startDevice } from '../../../design/document/state/testing/start-device.ts';
import {
  type AsideEdit,
  type OpenedReport,
  openReportWork,
  type PendingChanges,
  type ReportTransport,
} from './report-work.ts';

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
  const log: { editId: string; changes: readonly Change[] }[] = [];
  const since = (version: number) => log.slice(version).flatMap(({ changes }) => changes);
  const isMet = (one: Change, other: Change) => {
    const length = Math.min(one.path.length, other.path.length);
    return one.path.slice(0, length).join() === other.path.slice(0, length).join();
  };
  const made = (editId: string, changes: readonly Change[]) => {
    document = applyChanges(document, changes);
    log.push({ editId, changes });
  };
  const transport: ReportTransport = {
    personId: () => signedIn,
    send: vi.fn(async ({ editId, baseVersion, changes }) => {
      if (!log.some(edit => edit.editId === editId)) {
        const met = since(baseVersion).some(theirs => changes.some((mine: Change) => isMet(mine, theirs)));
        if (met)
          throw new CallFailure('saved-by-others', 'met', {
            collisions: [{ nickName: 'Bo' } as never],
          });
        made(editId, changes);
      }
      return { version: log.length, changes: since(baseVersion) };
    }),
    since: vi.fn(async version => ({
      version: log.length,
      changes: since(version),
      isTooOld: false,
      role: 'edit' as const,
      frozenAsOf: null,
    })),
    read: vi.fn(async () => ({ version: log.length, document })),
  };
  return { transport, log, made, document: () => document };
}

let server: ReturnType<typeof buildServer>;
let work: ReturnType<typeof openReportWork>;
let clock = 0;
let signedIn = 'me';
let minted = 0;
let pages = 0;
/** As a page load does, of whoever is signed in. The page before it sends nothing any more. */
const open = (opened: Partial<OpenedReport> = {}) => {
  const page = ++pages;
  const transport: ReportTransport = {
    ...server.transport,
    send: edit => (page === pages ? server.transport.send(edit) : new Promise(() => {})),
  };
  const kept = openKeptQueue<PendingChanges, AsideEdit>(
    { documentId: 'report', personId: signedIn },
    `page${++minted}`,
  );
  return openReportWork({
    opened: { document: first, version: 0, role: 'edit', frozenAsOf: null, ...opened },
    transport,
    kept,
    newId: () => `edit${++minted}`,
    now: () => clock,
  });
};
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
      clock += 100;
      work.make(rename(name), 'name');
    }
    await settle();
    // The first was under way already.
    expect(vi.mocked(server.transport.send).mock.calls.map(([{ changes }]) => changes[0]!.value)).toEqual(['C', 'Cof']);
    expect(work.undo()).toBe('done');
    expect(state().document.name).toBe('Tea');
    clock += 10_000;
    work.make(rename('A'), 'name');
    clock += 10_000;
    work.make(rename('B'), 'name');
    work.undo();
    expect(state().document.name).toBe('A');
  });

  it('does not take a colleague’s later change along when it takes back', async () => {
    work.make(rename('Coffee'));
    await settle();
    server.made('theirs', rename('Water'));
    await work.takeNews(await server.transport.since(1), 1);
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
    expect(state().aside).toMatchObject([{ reason: 'collision', by: ['Bo'], changes: rename('Mine') }]);
    work.settleAside(state().aside[0]!.editId, true);
    await settle();
    expect(server.document().name).toBe('Mine');
    expect(state().aside).toEqual([]);
  });

  it('tries again when the network is gone, and makes it once', async () => {
    const { send } = server.transport;
    const whole = vi.mocked(send).getMockImplementation()!;
    vi.mocked(send).mockImplementationOnce(async edit => {
      // It arrived, and its answer was lost.
      await whole(edit);
      throw new CallFailure('network');
    });
    work.make(rename('Coffee'));
    await settle();
    expect(server.log).toHaveLength(1);
    expect(state()).toMatchObject({ saving: 'saved', document: { name: 'Coffee' } });
  });

  it('reads the report anew when its log does not reach back so far', async () => {
    server.made('theirs', rename('Theirs'));
    await work.takeNews({ ...(await server.transport.since(0)), isTooOld: true, changes: [] }, 0);
    expect(state()).toMatchObject({ version: 1, document: { name: 'Theirs' } });
  });

  it('writes nothing for whoever may only look, and stops when the report is gone', async () => {
    vi.mocked(server.transport.send).mockRejectedValue(
      new CallFailure('refused', '', { code: errorCodes.reportNotFound.code }),
    );
    work.make(rename('Coffee'));
    await settle();
    expect(state()).toMatchObject({ isGone: true, document: { name: 'Tea' } });
    const onlooker = open({ role: 'view' });
    expect(onlooker.make(rename('X'))).toBe(false);
  });
});

describe('what could not be saved', () => {
  const offline = () => vi.mocked(server.transport.send).mockRejectedValue(new CallFailure('network'));
  const whole = () => vi.mocked(server.transport.send).getMockImplementation()!;
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
    expect([state().saving, work.isSafe()]).toEqual(['offline', true]);
    await reload();
    expect(state()).toMatchObject({ saving: 'offline', document: { name: 'Cocoa', pages: { p1: { name: 'First' } } } });
    vi.mocked(server.transport.send).mockImplementation(works);
    await reload();
    await settle();
    expect(server.document()).toMatchObject({ name: 'Cocoa', pages: { p1: { name: 'First' } } });
    expect(state()).toMatchObject({ saving: 'saved', aside: [], document: server.document() });
    await reload();
    expect(server.log).toHaveLength(3);
    expect(localStorage).toEqual({});
  });

  it('is made once when only its answer was lost', async () => {
    const works = whole();
    vi.mocked(server.transport.send).mockImplementation(async edit => {
      await works(edit);
      throw new CallFailure('network');
    });
    work.make(rename('Coffee'));
    await vi.advanceTimersByTimeAsync(10);
    vi.mocked(server.transport.send).mockImplementation(works);
    await reload();
    await settle();
    expect([server.log.length, state().aside, state().document.name]).toEqual([1, [], 'Coffee']);
  });

  it('is not gone on with where it may have arrived: the newer words would be lost with it', async () => {
    const works = whole();
    vi.mocked(server.transport.send).mockImplementationOnce(async edit => {
      await works(edit);
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
    vi.mocked(server.transport.send).mockImplementation(works);
    await reload();
    await settle();
    expect(server.document()).toMatchObject({ name: 'Theirs', pages: { p1: { name: 'Mine' } } });
    expect(state().aside).toMatchObject([{ reason: 'collision', changes: rename('Mine') }]);
    await reload();
    expect(state().aside).toHaveLength(1);
    work.settleAside(state().aside[0]!.editId, true);
    await settle();
    expect(server.document().name).toBe('Mine');
  });

  it('is written over nobody without a reload either: news come before it is tried again', async () => {
    const works = whole();
    offline();
    work.make(rename('Mine'));
    await vi.advanceTimersByTimeAsync(10);
    server.made('theirs', rename('Theirs'));
    await work.takeNews(await server.transport.since(0), 0);
    vi.mocked(server.transport.send).mockImplementation(works);
    await settle();
    expect([server.document().name, state().aside.length]).toEqual(['Theirs', 1]);
  });

  it('is nobody else’s on the same device', async () => {
    offline();
    work.make(rename('Coffee'));
    await vi.advanceTimersByTimeAsync(10);
    signedIn = 'somebody';
    const sent = vi.mocked(server.transport.send).mock.calls.length;
    work.resume();
    await vi.advanceTimersByTimeAsync(10);
    expect([state().saving, vi.mocked(server.transport.send).mock.calls.length]).toEqual(['signed-out', sent]);
    await reload();
    expect(state().document.name).toBe('Tea');
  });
});
