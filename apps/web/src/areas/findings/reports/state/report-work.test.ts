import type { ReportDocument } from '@wenshu/analysis/browser';
import { errorCodes } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { applyChanges, type Change, setTo } from '@wenshu/survey-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openReportWork, type ReportTransport } from './report-work.ts';

const first: ReportDocument = {
  ...{ name: 'Tea', shape: 'wide', theme: { name: 'pine' }, derived: {}, blocks: {} },
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
      ...{ version: log.length, changes: since(version), isTooOld: false, role: 'edit' as const, frozenAsOf: null },
    })),
    read: vi.fn(async () => ({ version: log.length, document })),
  };
  return { transport, log, made, document: () => document };
}

let server: ReturnType<typeof buildServer>;
let work: ReturnType<typeof openReportWork>;
let clock = 0;
beforeEach(() => {
  vi.useFakeTimers();
  server = buildServer();
  let minted = 0;
  work = openReportWork({
    opened: { document: first, version: 0, role: 'edit', frozenAsOf: null },
    ...{ transport: server.transport, newId: () => `edit${++minted}`, now: () => clock },
  });
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
    const onlooker = openReportWork({
      opened: { document: first, version: 0, role: 'view', frozenAsOf: null },
      ...{ transport: server.transport, newId: () => 'x' },
    });
    expect(onlooker.make(rename('X'))).toBe(false);
  });
});
