import { backoffMs, type Pause } from './backoff.ts';
import { type Applied, type DocumentKind, isRefused, type KindShape } from './document-kind.ts';
import type { KeptEdits, KeptQueue } from './kept-edits.ts';
import { partColliding } from './part-colliding.ts';
import type { Failure, FasterEdit, News, ShutOut, Transport, UnsavedReason } from './transport.ts';
import { withoutEdit } from './undo-steps.ts';
import type { UnsavedEdit, WorkState } from './work-state.ts';

/** A server that answers, and stumbles over one edit so often, will go on doing so: the others must not wait behind it. */
const MOST_STUMBLES = 6;

const isShutOut = (reason: UnsavedReason): reason is ShutOut =>
  reason === 'no-right' || reason === 'gone' || reason === 'locked';

type Outcome = 'done' | 'again' | 'signed-out';

export interface QueueOpening<K extends KindShape> {
  readonly kind: DocumentKind<K>;
  readonly opened: { readonly version: number; readonly document: K['document'] };
  readonly transport: Transport<K>;
  readonly kept: KeptQueue<K['edit'], UnsavedEdit<K>>;
  get(): WorkState<K>;
  patch(changes: Partial<WorkState<K>>): void;
  now(): number;
  pause(durationMs: number): Pause;
  /** The same objects where two documents say the same: an answer that confirms an edit draws nothing anew. */
  share?(before: K['document'], next: K['document']): K['document'];
  /** Nothing more can be written at present; what waited is set aside. */
  onShutOut?(reason: ShutOut): void;
}

/** The edits of a page on their way to the server, and what comes back from there: one queue, one at a time. */
export function openQueue<K extends KindShape>({
  kind,
  opened,
  transport,
  kept,
  get,
  patch,
  now,
  pause,
  share,
  onShutOut,
}: QueueOpening<K>) {
  const personId = transport.personId();
  /** The edits of this page, and those it took over: whatever brings them back, they are no colleague's. */
  const own = new Set<string>();
  /** Of edits that may have arrived, whatever became of their answer: what goes on with them is another edit. */
  const tried = new Set<string>();
  let confirmed = { version: opened.version, document: opened.document };
  let pending: readonly K['edit'][] = [];
  let held: readonly News<K>[] = [];
  let isSending = false;
  let isInFlight = false;
  let nap: Pause | undefined;
  const settling: (() => void)[] = [];
  const idlers: (() => void)[] = [];

  const keep = () => {
    const isKept = kept.keep({ version: confirmed.version, edits: pending, unsaved: get().unsaved });
    patch({ isKept, pendingCount: pending.length });
  };
  /** One that no longer fits what others did is left out; the server will say so too. */
  const withPending = (edits: readonly K['edit'][]): K['document'] =>
    edits.reduce<K['document']>((document, edit) => {
      const applied = kind.apply(document, edit);
      return isRefused(applied) ? document : applied.document;
    }, confirmed.document);
  const show = () => {
    const next = withPending(pending);
    patch({ document: share ? share(get().document, next) : next, version: confirmed.version });
  };

  /** Puts an edit behind the others, or in the place of the last one when it goes on with that. */
  const push = (edit: K['edit'], applied: Applied<K>, isInPlaceOfLast: boolean) => {
    own.add(edit.editId);
    pending = [...(isInPlaceOfLast ? pending.slice(0, -1) : pending), edit];
    patch({ document: applied.document });
    keep();
    void sendAll();
  };

  /** The last edit that waits and has not been tried, and the document without it. */
  const lastUntried = (): { readonly edit: K['edit']; before(): K['document'] } | undefined => {
    const edit = pending.at(-1);
    if (!edit || tried.has(edit.editId)) return undefined;
    return { edit, before: () => withPending(pending.slice(0, -1)) };
  };

  const sendAll = async () => {
    if (isSending) return;
    isSending = true;
    let failures = 0;
    for (let first = pending[0]; first; first = pending[0]) {
      // One more try after a failure is not yet a network.
      if (failures === 0) patch({ saving: 'saving' });
      const outcome = await sendOne(first, failures);
      if (outcome === 'done') {
        failures = 0;
        keep();
        show();
        continue;
      }
      failures += 1;
      patch({ saving: outcome === 'signed-out' ? 'signed-out' : 'offline' });
      if (outcome === 'signed-out') break;
      nap = pause(backoffMs(failures));
      await nap.over;
    }
    isSending = false;
    if (pending.length === 0) patch({ saving: 'saved' });
    for (const resolve of settling.splice(0)) resolve();
  };

  const sendOne = async (edit: K['edit'], failures: number): Promise<Outcome> => {
    // Somebody else has signed in on this device: what one person did is not sent in another's name.
    if (personId !== undefined && transport.personId() !== personId) return 'signed-out';
    isInFlight = true;
    tried.add(edit.editId);
    try {
      return await saveOne(edit);
    } catch (error) {
      return await judge(edit, transport.judge(error), failures);
    } finally {
      isInFlight = false;
      for (const resolve of idlers.splice(0)) resolve();
    }
  };

  const saveOne = async (edit: K['edit']): Promise<Outcome> => {
    const from = confirmed.version;
    const answer = await transport.post(edit, from);
    patch({ savedAtMs: now() });
    // So far on is our own edit alone; and with nothing behind it, nothing can meet what others did.
    const isAlone = answer.version <= from + 1 || pending.length === 1;
    if (isAlone) {
      catchUp({ ...answer, edits: [] }, edit);
      return 'done';
    }
    const news = await transport.since(from).catch(() => undefined);
    // Without knowing whose changes these are there is nothing to compare with; sent again, it is made once.
    if (!news) return 'again';
    if (news.isTooOld) await readAnew(edit);
    else catchUp(news, edit);
    return 'done';
  };

  const judge = async (edit: K['edit'], failure: Failure, failures: number): Promise<Outcome> => {
    const { verdict, message, by } = failure;
    if (verdict === 'signed-out') return 'signed-out';
    if (verdict === 'passing' || (verdict === 'failing' && failures + 1 < MOST_STUMBLES)) return 'again';
    const reason: UnsavedReason = verdict === 'failing' ? 'refused' : verdict;
    if (isShutOut(reason)) {
      setAllAside(reason, message);
      return 'done';
    }
    const later = await transport.since(confirmed.version).catch(() => undefined);
    // Without knowing what others did there is nothing to compare with.
    if (!later) return 'again';
    setAside({ edit, reason, message, mine: changesOf(confirmed.document, edit), by: by.map(fasterOf) });
    // It is set aside already; a log that does not reach so far is told of again.
    if (!later.isTooOld) catchUp(later);
    else await readAnew().catch(() => undefined);
    return 'done';
  };

  /** What came between is not known any more, nor whether it met what waits: the person decides. */
  const readAnew = async (sent?: K['edit']) => {
    const whole = await transport.read?.();
    if (!whole) throw new Error('This kind of document has a log that forgets, and no way to read it anew');
    const before = confirmed.document;
    // What an answer has brought meanwhile is newer.
    if (whole.version < confirmed.version) return;
    confirmed = whole;
    held = [];
    pending = pending.filter(edit => edit !== sent);
    setEachAside(before, 'collision', '');
  };

  /** The server's changes since our version, others' included. What waits behind and meets theirs is set aside, not written over theirs. */
  const catchUp = ({ version, changes, edits }: News<K>, sent?: K['edit']) => {
    const arrived = new Set(edits.map(edit => edit.editId));
    // An answer may have been lost, and here its edit is.
    const done = pending.filter(edit => edit === sent || arrived.has(edit.editId));
    const { document } = confirmed;
    const parted = partColliding(kind, {
      document,
      done,
      behind: pending.filter(edit => !done.includes(edit)),
      theirs: others(edits),
    });
    confirmed = { version, document: kind.withChanges(document, changes) };
    held = [];
    pending = [...parted.kept, ...parted.colliding.map(({ edit }) => edit)];
    for (const { edit, mine, by } of parted.colliding)
      setAside({ edit, reason: 'collision', message: '', mine, by: by.map(fasterOf) });
  };

  const others = (edits: readonly K['made'][]) => edits.filter(edit => !own.has(edit.editId));

  const changesOf = (document: K['document'], edit: K['edit']): readonly K['change'][] => {
    const applied = kind.apply(document, edit);
    return isRefused(applied) ? [] : applied.changes;
  };

  const setAside = (unsaved: UnsavedEdit<K>) => {
    const { editId } = unsaved.edit;
    pending = pending.filter(one => one !== unsaved.edit);
    const state = get();
    patch({
      unsaved: [...state.unsaved, unsaved],
      undoable: withoutEdit<K['step']>(state.undoable, editId),
      redoable: withoutEdit<K['step']>(state.redoable, editId),
    });
    keep();
  };

  /** All that waits is kept for the person, each as it was meant. */
  const setEachAside = (from: K['document'], reason: UnsavedReason, message: string) => {
    let document = from;
    for (const edit of pending) {
      const applied = kind.apply(document, edit);
      if (!isRefused(applied)) document = applied.document;
      setAside({ edit, reason, message, mine: isRefused(applied) ? [] : applied.changes, by: [] });
    }
  };

  const setAllAside = (reason: ShutOut, message: string) => {
    setEachAside(confirmed.document, reason, message);
    onShutOut?.(reason);
  };

  const seenVersion = () => held.at(-1)?.version ?? confirmed.version;
  const take = async (news: News<K>): Promise<void> => {
    // At once: whoever leaves a text sees what waited for it.
    if (!news.isTooOld) catchUp(news);
    else await readAnew();
    keep();
    show();
  };

  /** News that were asked for at a version; what is held waits for `release`. */
  const takeIn = async (
    news: News<K>,
    askedAt: number,
    isHeld?: (edits: readonly K['made'][]) => boolean,
  ): Promise<void> => {
    // Something of ours went off meanwhile: its answer brings the same.
    if (isInFlight || askedAt !== seenVersion()) return;
    if (news.version <= seenVersion() && !news.isTooOld) return;
    if (held.length > 0 || isHeld?.(others(news.edits))) held = [...held, news];
    else await take(news);
  };

  /** The oldest version decides what counts as "meanwhile": a doubt more is asked, none is passed over. */
  const takeOver = (queues: readonly KeptEdits<K['edit'], UnsavedEdit<K>>[]) => {
    const edits = queues.flatMap(queue => queue.edits);
    patch({ unsaved: [...get().unsaved, ...queues.flatMap(queue => queue.unsaved)] });
    if (edits.length > 0) {
      const version = Math.min(...queues.filter(queue => queue.edits.length > 0).map(queue => queue.version));
      confirmed = { ...confirmed, version: Math.min(confirmed.version, version) };
      pending = [...edits, ...pending];
      for (const { editId } of edits) {
        own.add(editId);
        tried.add(editId);
      }
      show();
      void sendAll();
    }
    keep();
  };

  const idle = () => (isInFlight ? new Promise<void>(resolve => idlers.push(resolve)) : Promise.resolve());

  return {
    personId: personId ?? '',
    confirmed: () => confirmed,
    /** The newest version that this page has been told of, held news included. */
    seenVersion,
    keep,
    push,
    lastUntried,
    /** Takes over what closed tabs and earlier page loads left behind. */
    adopt: async () => takeOver(await kept.adopt()),
    takeIn,
    release: () => {
      const last = held.at(-1);
      if (isInFlight || !last) return;
      void take({
        version: last.version,
        changes: held.flatMap(one => one.changes),
        edits: held.flatMap(one => one.edits),
        isTooOld: held.some(one => one.isTooOld),
      });
    },
    /** Fetches what others did, once nothing of ours is on its way: that would bring it along. */
    followOthers: async () => {
      await idle();
      const from = seenVersion();
      await takeIn(await transport.since(from), from);
    },
    /** Resolves when nothing of ours is under way to the server. */
    idle,
    /** Resolves when everything has been saved, or waits for its person to sign in. */
    settled: () => (isSending ? new Promise<void>(resolve => settling.push(resolve)) : Promise.resolve()),
    /** Sends what waits: the network or the person is back. */
    resume: () => {
      nap?.wake();
      if (pending.length > 0) void sendAll();
    },
  };
}

const fasterOf = ({ personId, nickName, isSelf, time }: FasterEdit): FasterEdit => ({
  personId,
  nickName,
  isSelf,
  time,
});
