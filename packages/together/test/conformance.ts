import { describe, expect, test } from 'vitest';
import {
  type Applied,
  type DocumentKind,
  type Failure,
  type FailureVerdict,
  isRefused,
  type KeptEdits,
  type KeptQueue,
  type KindShape,
  type LoggedEdit,
  openTogether,
  type Pause,
  type ShutOut,
  startState,
  type Transport,
  type UnsavedEdit,
  type WorkState,
} from '../src/index.ts';

/** Two texts of a document that have nothing to do with each other. */
type Place = 'here' | 'there';

/** A kind of document, with what the suite needs to write and read in it. */
export interface KindExample<K extends KindShape> {
  readonly name: string;
  readonly kind: () => DocumentKind<K>;
  readonly document: K['document'];
  readonly write: (place: Place, text: string, editId: string) => K['edit'];
  readonly read: (document: K['document'], place: Place) => string;
  /** What the log tells of an edit, besides who made it. */
  readonly log: (applied: Applied<K>) => Omit<K['made'], keyof LoggedEdit>;
  /** From which version on others' edits count for this one, where that is not the one it was sent with: an undo that is judged by the log. */
  readonly judgedSince?: (edit: K['edit'], versionOf: (editId: string) => number) => number | undefined;
}

/** The failure that a server answers with. */
class Refusal extends Error {
  readonly failure: Failure;
  constructor(verdict: FailureVerdict, by: Failure['by'] = []) {
    super(verdict);
    this.failure = { verdict, message: verdict, by };
  }
}

/** A server in small, as every kind has it: one log, an edit stored under its id once, and a refusal for what meets something newer. */
function buildServer<K extends KindShape>(example: KindExample<K>) {
  const kind = example.kind();
  const log: { readonly made: K['made']; readonly applied: Applied<K> }[] = [];
  let { document } = example;
  const versionOf = (editId: string) => log.findIndex(({ made }) => made.editId === editId) + 1;
  // What comes over the wire is a copy.
  const after = (version: number) => structuredClone(log.slice(version).flatMap(({ applied }) => applied.changes));
  const store = (edit: K['edit'], base: number, personId: string) => {
    if (versionOf(edit.editId) > 0) return;
    const judged = example.judgedSince?.(edit, versionOf);
    const applied = kind.apply(document, edit);
    if (isRefused(applied)) throw new Refusal('refused');
    // An undo stands upon later edits of its own person.
    const counts = (made: K['made']) => judged === undefined || made.personId !== personId;
    const met = log.slice(judged ?? base).filter(({ made }) => counts(made) && kind.doMeet(applied, made));
    if (met.length > 0)
      throw new Refusal(
        'collision',
        met.map(({ made }) => made),
      );
    document = applied.document;
    const who = { editId: edit.editId, personId, nickName: personId, isSelf: false, time: log.length };
    log.push({ made: { ...who, ...example.log(applied) } as K['made'], applied });
  };
  const state = {
    /** How it answers, if not well. */
    failing: undefined as FailureVerdict | undefined,
    /** Fails for the edit that says this. */
    stumblesOver: undefined as string | undefined,
    /** It stores, and is gone before it answers. */
    isKilled: false,
    /** A document that is on its way for so long. */
    reading: undefined as Promise<void> | undefined,
    /** So many edits of the log are forgotten. */
    forgotten: 0,
    stored: log,
  };
  const answer = () => {
    if (state.failing) throw new Refusal(state.failing);
  };
  const transportOf = (personId: () => string | undefined): Transport<K> => ({
    personId,
    post: async (edit, base) => {
      answer();
      if (state.stumblesOver && JSON.stringify(edit).includes(state.stumblesOver)) throw new Refusal('failing');
      store(edit, base, personId() ?? '');
      if (state.isKilled) throw new Refusal('passing');
      return { version: log.length, changes: after(base) };
    },
    since: async version => {
      answer();
      const edits = log.slice(version).map(({ made }) => ({ ...made, isSelf: made.personId === personId() }));
      return { version: log.length, changes: after(version), edits, isTooOld: version < state.forgotten };
    },
    read: async () => {
      const whole = { version: log.length, document };
      await state.reading;
      return whole;
    },
    judge: error => (error instanceof Refusal ? error.failure : { verdict: 'refused', message: '', by: [] }),
  });
  return {
    state,
    transportOf,
    now: () => ({ version: log.length, document }),
    text: (place: Place) => example.read(document, place),
  };
}

/** What a device keeps over page loads. */
function buildDevice<K extends KindShape>() {
  type Queue = KeptEdits<K['edit'], UnsavedEdit<K>>;
  const queues = new Map<string, string>();
  let pages = 0;
  return {
    open(): KeptQueue<K['edit'], UnsavedEdit<K>> {
      const own = `page${++pages}`;
      return {
        keep: queue => {
          if (queue.edits.length + queue.unsaved.length === 0) queues.delete(own);
          else queues.set(own, JSON.stringify(queue));
          return true;
        },
        adopt: async () => {
          const others = [...queues].filter(([page]) => page !== own);
          for (const [page] of others) queues.delete(page);
          return others.map(([, text]) => JSON.parse(text) as Queue);
        },
      };
    },
    isEmpty: () => queues.size === 0,
  };
}

let minted = 0;

function buildPage<K extends KindShape>(
  example: KindExample<K>,
  server: ReturnType<typeof buildServer<K>>,
  { personId = 'me', device = buildDevice<K>() } = {},
) {
  let signedIn: string | undefined = personId;
  let isOpen = true;
  let state: WorkState<K> = startState<K>(server.now());
  const shutOut: ShutOut[] = [];
  const whole = server.transportOf(() => signedIn);
  // A page that was closed sends nothing any more.
  const transport = {
    ...whole,
    post: (...sent: Parameters<typeof whole.post>) => (isOpen ? whole.post(...sent) : forever),
  };
  let clock = 0;
  const work = openTogether<K>({
    kind: example.kind(),
    opened: server.now(),
    transport,
    kept: device.open(),
    get: () => state,
    patch: changes => {
      state = { ...state, ...changes };
    },
    newId: () => `edit${String(++minted).padStart(6, '0')}`,
    // Every edit a step of its own.
    now: () => (clock += 10_000),
    pause: sleepUntilWoken,
    onShutOut: reason => shutOut.push(reason),
  });
  return {
    ...work,
    state: () => state,
    shown: (place: Place) => example.read(state.document, place),
    write: (place: Place, text: string) =>
      work.make(example.write(place, text, `edit${String(++minted).padStart(6, '0')}`)),
    shutOut: () => shutOut,
    signInAs: (id: string | undefined) => {
      signedIn = id;
    },
    /** Nothing is left of the page but what the device has. */
    async reload() {
      isOpen = false;
      const next = buildPage(example, server, { personId, device });
      await next.adopt();
      return next;
    },
    device,
  };
}

const forever = new Promise<never>(() => {});
function sleepUntilWoken(): Pause {
  let wake = () => {};
  const over = new Promise<void>(resolve => {
    wake = resolve;
  });
  return { over, wake: () => wake() };
}

/** Everything that can happen without the clock has happened. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 200; turn++) await Promise.resolve();
}

/** What every kind of document that people edit together must hold. */
export function conformance<K extends KindShape>(example: KindExample<K>): void {
  const start = () => {
    const server = buildServer(example);
    return { server, open: (personId = 'me') => buildPage(example, server, { personId }) };
  };

  describe(`${example.name}, edited together`, () => {
    test('two people write apart: both are saved, and each sees both', async () => {
      const { server, open } = start();
      const [mine, theirs] = [open(), open('ann')];
      mine.write('here', 'mine');
      theirs.write('there', 'theirs');
      await rest();
      await mine.followOthers();
      await theirs.followOthers();
      for (const page of [mine, theirs]) {
        expect([page.shown('here'), page.shown('there')]).toEqual(['mine', 'theirs']);
        expect(page.state()).toMatchObject({ saving: 'saved', unsaved: [], pendingCount: 0, version: 2 });
      }
      expect([server.text('here'), server.text('there')]).toEqual(['mine', 'theirs']);
    });

    test('an edit that comes back with the news is known as one’s own by its id', async () => {
      const { server, open } = start();
      const page = open();
      server.state.isKilled = true;
      page.write('here', 'mine');
      page.write('here', 'mine too');
      await rest();
      // Its answer was lost; the news bring it before it is tried again.
      await page.followOthers();
      expect(page.state()).toMatchObject({ unsaved: [], pendingCount: 1, version: 1 });
      expect(page.shown('here')).toBe('mine too');
      server.state.isKilled = false;
      page.resume();
      await page.settled();
      expect([server.text('here'), server.state.stored.length]).toEqual(['mine too', 2]);
    });

    test('a colleague who wrote the very same is not taken for oneself', async () => {
      const { server, open } = start();
      const [mine, theirs] = [open(), open('ann')];
      server.state.failing = 'passing';
      mine.write('here', 'same');
      await rest();
      server.state.failing = undefined;
      theirs.write('here', 'same');
      await rest();
      await mine.followOthers();
      expect(mine.state()).toMatchObject({ pendingCount: 0, unsaved: [{ reason: 'collision' }] });
    });

    test('one’s own other tab is another page: what it wrote is not written over either', async () => {
      const { server, open } = start();
      const [first, second] = [open(), open()];
      server.state.failing = 'passing';
      first.write('here', 'first tab');
      await rest();
      server.state.failing = undefined;
      second.write('here', 'second tab');
      await rest();
      await first.followOthers();
      expect([server.text('here'), first.shown('here')]).toEqual(['second tab', 'second tab']);
      expect(first.state().unsaved).toMatchObject([{ reason: 'collision', by: [{ isSelf: true }] }]);
    });

    test('what an earlier page load left is one’s own too when the news bring a part of it', async () => {
      const { server, open } = start();
      const page = open();
      server.state.isKilled = true;
      page.write('here', 'one');
      page.write('here', 'two');
      await rest();
      server.state.isKilled = false;
      server.state.failing = 'passing';
      const again = await page.reload();
      await rest();
      server.state.failing = undefined;
      await again.followOthers();
      expect(again.state()).toMatchObject({ unsaved: [], pendingCount: 1 });
      again.resume();
      await again.settled();
      expect([server.text('here'), server.state.stored.length]).toEqual(['two', 2]);
    });

    test('who was slower is told by whom, sees theirs, and can write it after all', async () => {
      const { server, open } = start();
      const [mine, theirs] = [open(), open('ann')];
      theirs.write('here', 'theirs');
      await rest();
      mine.write('here', 'mine');
      expect(mine.shown('here')).toBe('mine');
      await rest();
      expect([mine.shown('here'), server.text('here')]).toEqual(['theirs', 'theirs']);
      expect(mine.state().unsaved).toMatchObject([{ reason: 'collision', by: [{ nickName: 'ann' }] }]);
      expect(mine.state().unsaved[0]!.mine.length).toBeGreaterThan(0);
      expect(mine.state().undoable).toEqual([]);
      mine.settleUnsaved(mine.state().unsaved, 'apply-again');
      await rest();
      expect([server.text('here'), mine.state().unsaved]).toEqual(['mine', []]);
    });

    test('what waits behind another edit never writes over a colleague in silence; the rest is saved', async () => {
      const { server, open } = start();
      const [mine, theirs] = [open(), open('ann')];
      theirs.write('there', 'theirs');
      await rest();
      mine.write('here', 'mine');
      mine.write('there', 'mine too');
      mine.write('here', 'mine at last');
      await rest();
      expect([server.text('here'), server.text('there')]).toEqual(['mine at last', 'theirs']);
      expect(mine.state().unsaved).toMatchObject([{ reason: 'collision', by: [{ nickName: 'ann' }] }]);
    });

    test.each(['no-right', 'gone', 'locked'] as const)(
      'shut out (%s): all that waits is kept aside, over a reload, and made once it may be',
      async reason => {
        const { server, open } = start();
        const page = open();
        server.state.failing = reason;
        page.write('here', 'one');
        page.write('there', 'two');
        await rest();
        expect(page.shutOut()).toEqual([reason]);
        expect(page.state().unsaved.map(one => [one.reason, one.mine.length > 0])).toEqual([
          [reason, true],
          [reason, true],
        ]);
        expect([page.shown('here'), server.text('here')]).toEqual(
          Array(2).fill(example.read(example.document, 'here')),
        );
        const again = await page.reload();
        expect(again.state().unsaved).toHaveLength(2);
        server.state.failing = undefined;
        again.settleUnsaved(again.state().unsaved, 'apply-again');
        await rest();
        expect([server.text('here'), server.text('there')]).toEqual(['one', 'two']);
        expect(page.device.isEmpty()).toBe(true);
      },
    );

    test('offline and back: what was written meanwhile is saved, in its order, once', async () => {
      const { server, open } = start();
      const page = open();
      server.state.failing = 'passing';
      for (const text of ['one', 'two', 'three']) page.write('here', text);
      await rest();
      expect(page.state()).toMatchObject({ saving: 'offline', pendingCount: 3, isKept: true });
      expect(page.shown('here')).toBe('three');
      server.state.failing = undefined;
      page.resume();
      await page.settled();
      expect(page.state()).toMatchObject({ saving: 'saved', pendingCount: 0, version: 3, unsaved: [] });
      expect([server.text('here'), server.state.stored.length]).toEqual(['three', 3]);
    });

    test('offline over a reload: what others wrote there meanwhile is asked about, the rest is saved', async () => {
      const { server, open } = start();
      const [mine, theirs] = [open(), open('ann')];
      server.state.failing = 'passing';
      mine.write('there', 'mine');
      mine.write('here', 'mine');
      await rest();
      server.state.failing = undefined;
      theirs.write('here', 'theirs');
      await rest();
      const again = await mine.reload();
      await rest();
      expect([server.text('here'), server.text('there')]).toEqual(['theirs', 'mine']);
      expect(again.state().unsaved).toMatchObject([{ reason: 'collision' }]);
    });

    test('killed between storing and answering: the same edit is sent again, and stored once', async () => {
      const { server, open } = start();
      const page = open();
      server.state.isKilled = true;
      page.write('here', 'once');
      await rest();
      expect(page.state()).toMatchObject({ saving: 'offline', pendingCount: 1 });
      server.state.isKilled = false;
      const again = await page.reload();
      await rest();
      expect([server.text('here'), server.state.stored.length]).toEqual(['once', 1]);
      expect(again.state()).toMatchObject({ saving: 'saved', unsaved: [], pendingCount: 0 });
      expect(page.device.isEmpty()).toBe(true);
    });

    test('an edit that the server stumbles over each time does not keep the others', async () => {
      const { server, open } = start();
      const page = open();
      server.state.stumblesOver = 'poison';
      page.write('here', 'poison');
      page.write('there', 'fine');
      for (let tries = 1; tries < 6; tries++) {
        await rest();
        expect(page.state()).toMatchObject({ saving: 'offline', pendingCount: 2 });
        page.resume();
      }
      await rest();
      expect([server.text('here'), server.text('there')]).toEqual([example.read(example.document, 'here'), 'fine']);
      expect(page.state().unsaved).toMatchObject([{ reason: 'refused', message: 'failing' }]);
    });

    test('somebody else who has signed in sends nothing of it', async () => {
      const { server, open } = start();
      const page = open();
      page.signInAs('somebody else');
      page.write('here', 'mine');
      await rest();
      expect([page.state().saving, server.state.stored.length]).toEqual(['signed-out', 0]);
      page.signInAs('me');
      page.resume();
      await rest();
      expect([page.state().saving, server.text('here')]).toEqual(['saved', 'mine']);
    });

    test('undo and redo lead back and forth, and are saved', async () => {
      const { server, open } = start();
      const page = open();
      const before = server.text('here');
      for (const text of ['one', 'two']) page.write('here', text);
      const seen = [];
      for (const move of ['undo', 'undo', 'redo', 'redo', 'undo'] as const) {
        expect(page[move]().outcome).toBe('done');
        await rest();
        expect(page.shown('here')).toBe(server.text('here'));
        seen.push(server.text('here'));
      }
      expect(seen).toEqual(['one', before, 'one', 'two', 'one']);
      expect(page.redo().outcome).toBe('done');
      expect(page.redo().outcome).toBe('nothing');
    });

    test('undo takes back mine alone after others edited elsewhere', async () => {
      const { server, open } = start();
      const [mine, theirs] = [open(), open('ann')];
      const before = server.text('here');
      mine.write('here', 'mine');
      await rest();
      theirs.write('there', 'theirs');
      await rest();
      await mine.followOthers();
      expect(mine.undo().outcome).toBe('done');
      await rest();
      expect([server.text('here'), server.text('there')]).toEqual([before, 'theirs']);
    });

    test('undo where a colleague has written since leaves theirs, and says so', async () => {
      const { server, open } = start();
      const mine = open();
      mine.write('here', 'mine');
      await rest();
      const theirs = open('ann');
      theirs.write('here', 'theirs');
      await rest();
      await mine.followOthers();
      const { outcome } = mine.undo();
      await rest();
      expect([server.text('here'), mine.shown('here')]).toEqual(['theirs', 'theirs']);
      // Said at once, or, where the log judges, as an edit to decide about.
      expect(outcome === 'changed-since' || mine.state().unsaved[0]?.reason === 'collision').toBe(true);
      expect([mine.state().undoable, mine.state().redoable]).toEqual([[], []]);
    });

    test('a log that has forgotten is read anew, and what waited is the person’s to decide', async () => {
      const { server, open } = start();
      const [mine, theirs] = [open(), open('ann')];
      server.state.failing = 'passing';
      mine.write('there', 'mine');
      await rest();
      server.state.failing = undefined;
      theirs.write('here', 'theirs');
      await rest();
      server.state.forgotten = 1;
      await mine.followOthers();
      expect(mine.state()).toMatchObject({ version: 1, pendingCount: 0, unsaved: [{ reason: 'collision' }] });
      expect(mine.shown('here')).toBe('theirs');
    });

    test('a document that is read anew and comes late takes nothing back that was saved meanwhile', async () => {
      const { server, open } = start();
      const [mine, theirs] = [open(), open('ann')];
      theirs.write('here', 'theirs');
      await rest();
      server.state.forgotten = 1;
      let arrive = () => {};
      server.state.reading = new Promise<void>(resolve => {
        arrive = resolve;
      });
      const following = mine.followOthers();
      await rest();
      server.state.forgotten = 0;
      mine.write('there', 'mine');
      await rest();
      expect(mine.state()).toMatchObject({ version: 2, pendingCount: 0, saving: 'saved' });
      arrive();
      await following;
      expect(mine.state().version).toBe(2);
      expect([mine.shown('here'), mine.shown('there')]).toEqual(['theirs', 'mine']);
    });

    test('what is held while somebody writes waits for its release, and own edits do not hold it', async () => {
      const { server, open } = start();
      const [mine, theirs] = [open(), open('ann')];
      theirs.write('here', 'theirs');
      await rest();
      const transport = server.transportOf(() => 'me');
      const held: string[][] = [];
      await mine.takeIn(await transport.since(0), 0, edits => held.push(edits.map(({ nickName }) => nickName)) > 0);
      expect([held, mine.shown('here'), mine.seenVersion()]).toEqual([
        [['ann']],
        example.read(example.document, 'here'),
        1,
      ]);
      mine.release();
      expect(mine.shown('here')).toBe('theirs');
    });
  });
}
