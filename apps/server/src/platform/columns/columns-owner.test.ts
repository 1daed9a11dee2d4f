import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../../../../tools/testing/temporary-folder.ts';
import type { ColumnSource, SourceRow } from './column-source.ts';
import { ColumnsOwner } from './columns-owner.ts';
import { openCopyFile } from './copy-file.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const never = new AbortController().signal;

/** A table whose records come and go by hand, and whose looks can be held up. */
class Table implements ColumnSource {
  readonly #rows = new Map<string, { readonly row: SourceRow; readonly changed: number }>();
  readonly #gone: { readonly id: string; readonly at: number }[] = [];
  #turn = 0;
  now = 1_000;
  /** How often all of it was read. */
  fills = 0;
  /** What a look waits for, after it has looked. */
  held: Promise<void> | undefined;

  put(id: string, value: number): void {
    this.#rows.set(id, { row: { id, values: [value], more: {} }, changed: ++this.#turn });
  }

  remove(id: string): void {
    this.#rows.delete(id);
    this.#gone.push({ id, at: ++this.#turn });
  }

  /** As the sweep does it after a month: who has not looked by then never hears of them. */
  forgetRemoved(): void {
    this.#gone.length = 0;
  }

  async glance(_table: string, since: string) {
    const looked = {
      history: 'one',
      version: '1',
      asOf: this.now,
      seen: String(this.#turn),
      hasNews: [...this.#rows.values(), ...this.#gone.map(({ at }) => ({ changed: at }))].some(
        ({ changed }) => changed > Number(since),
      ),
    };
    await this.held;
    return looked;
  }

  read: ColumnSource['read'] = (_table, use) => {
    const rows = [...this.#rows.values()];
    const gone = [...this.#gone];
    const { fills } = this;
    const count = () => {
      this.fills = fills + 1;
    };
    return use({
      history: 'one',
      seen: String(this.#turn),
      asOf: this.now,
      shape: { version: '1', parts: {}, columns: [{ key: 'n', kept: 'number', from: [], readsOld: false }] },
      async *removed(since) {
        const told = gone.filter(({ at }) => at > Number(since)).map(({ id }) => id);
        if (told.length > 0) yield told;
      },
      async *changed(since) {
        if (since === undefined) count();
        const news = rows.filter(({ changed }) => since === undefined || changed > Number(since));
        if (news.length > 0) yield news.map(({ row }) => row);
      },
    });
  };

  listExisting = async (tables: readonly string[]) => tables;
  close = async () => {};
}

let folder: ReturnType<typeof makeTemporaryFolder>;
let table: Table;
let owner: ColumnsOwner;
beforeEach(async () => {
  folder = makeTemporaryFolder('owner');
  table = new Table();
  owner = await ColumnsOwner.start(await openCopyFile({ folder: folder.path, memoryMb: 128, threads: 1 }), table);
  table.put('a', 1);
  table.put('b', 2);
});
afterEach(async () => {
  await owner.close();
  folder.remove();
});

const count = async () => {
  const answer = await owner.answer('survey', { kind: 'count', by: [], timeZone: 'UTC' }, never);
  return 'groups' in answer ? answer.groups.counts[0] : undefined;
};

describe('whoever asks', () => {
  it('has what was stored before they asked, though somebody else’s look, older than that, is still under way', async () => {
    expect(await count()).toBe(2);
    let letGo = () => {};
    table.held = new Promise(resolve => {
      letGo = resolve;
    });
    const first = count();
    // The first look is over: what is stored now it cannot have seen.
    table.put('c', 3);
    const second = count();
    table.held = undefined;
    letGo();
    expect(await second).toBe(3);
    // Whatever the first one says, the copy is not older than the second one's answer.
    expect([2, 3]).toContain(await first);
    expect(await count()).toBe(3);
  });
});

describe('a copy that slept', () => {
  it('is told of what was removed meanwhile, as long as that is remembered', async () => {
    expect(await count()).toBe(2);
    table.remove('b');
    table.now += 19 * DAY_MS;
    expect(await count()).toBe(1);
    expect(table.fills).toBe(1);
  });

  it('for longer than removed records are remembered is made anew: nobody’s deleted answers live on in it', async () => {
    expect(await count()).toBe(2);
    table.remove('b');
    table.forgetRemoved();
    table.now += 21 * DAY_MS;
    expect(await count()).toBe(1);
    expect(table.fills).toBe(2);
  });

  it('is made anew also where something else came in that time', async () => {
    expect(await count()).toBe(2);
    table.remove('b');
    table.forgetRemoved();
    table.put('c', 3);
    table.put('d', 4);
    table.now += 21 * DAY_MS;
    expect(await count()).toBe(3);
    expect(table.fills).toBe(2);
  });
});
