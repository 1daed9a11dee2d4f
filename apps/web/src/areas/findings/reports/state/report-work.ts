import type { ReportDocument } from '@wenshu/analysis/browser';
import { errorCodes, type PresentReader, type ReportRole } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { applyChanges, type Change, doPathsMeet } from '@wenshu/survey-core';
import { createStore } from 'zustand/vanilla';
import { backoffMs, pause } from '../../../design/document/state/backoff.ts';
import { judgeFailure } from '../../../design/document/state/judge-failure.ts';
import type { KeptEdits, KeptQueue } from '../../../design/document/state/kept-queue.ts';
import { type Step, stepOf, stillStands, withStep } from './undo-steps.ts';

/** What is known of a report on this page. */
export interface WorkState {
  /** As the server has it, with what is on its way there. */
  readonly document: ReportDocument;
  readonly version: number;
  readonly saving: 'saved' | 'saving' | 'offline' | 'signed-out';
  readonly role: ReportRole;
  readonly frozenAsOf: number | null;
  readonly others: readonly PresentReader[];
  /** The report was removed, or the person was taken out of it. */
  readonly isGone: boolean;
  /** What was not saved: somebody was faster, or it was refused. */
  readonly aside: readonly AsideEdit[];
  readonly undoable: readonly Step[];
  readonly redoable: readonly Step[];
}

export interface AsideEdit {
  readonly editId: string;
  readonly changes: readonly Change[];
  readonly reason: 'collision' | 'refused';
  /** Who was faster, where that is known. */
  readonly by: readonly string[];
  readonly message: string;
}

export interface ReportNews {
  readonly version: number;
  readonly changes: readonly Change[];
  readonly isTooOld: boolean;
  readonly role: ReportRole;
  readonly frozenAsOf: number | null;
  readonly others?: readonly PresentReader[] | undefined;
}

export interface ReportTransport {
  /** Who is signed in: what one person did is not sent in another's name. */
  personId(): string | undefined;
  send(edit: {
    readonly editId: string;
    readonly baseVersion: number;
    readonly changes: readonly Change[];
  }): Promise<Made>;
  since(version: number): Promise<ReportNews>;
  /** The whole report anew. */
  read(): Promise<{ readonly version: number; readonly document: ReportDocument }>;
}

interface Made {
  readonly version: number;
  readonly changes: readonly Change[];
}
export interface PendingChanges {
  readonly editId: string;
  readonly changes: readonly Change[];
  readonly merge?: string | undefined;
}
export type OpenedReport = Pick<WorkState, 'document' | 'version' | 'role' | 'frozenAsOf'>;

interface Opening {
  readonly opened: OpenedReport;
  readonly transport: ReportTransport;
  readonly kept: KeptQueue<PendingChanges, AsideEdit>;
  readonly newId: () => string;
  readonly now?: () => number;
}

const MOST_STUMBLES = 6;
/** As many as the call takes. */
const MOST_CHANGES = 2_000;

export type ReportWork = ReturnType<typeof openReportWork>;

/**
 * A report while somebody works on it. Changes are made at once and go to the server one after another, each with the version it was made
 * on; what somebody else has written meanwhile is never written over: the edit is set aside and offered again.
 */
export function openReportWork({ opened, transport, kept, newId, now = Date.now }: Opening) {
  const personId = transport.personId();
  let confirmed = { version: opened.version, document: opened.document };
  let pending: readonly PendingChanges[] = [];
  /** Of edits that may have arrived, whatever became of their answer: what goes on with them is another edit. */
  const tried = new Set<string>();
  let isKept = true;
  let isInFlight = false;
  let isSending = false;
  let nap = pause(0);
  const idlers: (() => void)[] = [];
  const store = createStore<WorkState>(() => ({
    ...opened,
    saving: 'saved',
    others: [],
    isGone: false,
    aside: [],
    undoable: [],
    redoable: [],
  }));
  const { getState, setState } = store;
  const show = () =>
    setState({
      document: pending.reduce((document, { changes }) => applyChanges(document, changes), confirmed.document),
      version: confirmed.version,
    });

  const keep = () => {
    isKept = kept.keep({ version: confirmed.version, edits: pending, unsaved: getState().aside });
  };
  const setAside = (...edits: readonly AsideEdit[]) => {
    const ids = new Set(edits.map(({ editId }) => editId));
    pending = pending.filter(({ editId }) => !ids.has(editId));
    setState({ aside: [...getState().aside, ...edits] });
  };

  const enqueue = (changes: readonly Change[], merge?: string) => {
    const last = pending.at(-1);
    const isWaiting = last !== undefined && !tried.has(last.editId);
    const goesOn = isWaiting && merge !== undefined && last.merge === merge && samePaths(last.changes, changes);
    const editId = goesOn ? last.editId : newId();
    pending = [...(goesOn ? pending.slice(0, -1) : pending), { editId, changes, merge }];
    setState({ document: applyChanges(getState().document, changes) });
    keep();
    void sendAll();
  };

  const make = (changes: readonly Change[], merge?: string): boolean => {
    const { role, isGone, document, undoable } = getState();
    if (changes.length === 0 || changes.length > MOST_CHANGES || isGone || role === 'view') return false;
    setState({ undoable: withStep(undoable, stepOf(document, changes, now(), merge)), redoable: [] });
    enqueue(changes, merge);
    return true;
  };

  /** Makes the way back of the last step, unless somebody has changed there since: then nothing happens, and that is said. */
  const takeStep = (from: 'undoable' | 'redoable'): 'done' | 'nothing' | 'changed-since' => {
    const { document, role, isGone, [from]: steps } = getState();
    const step = steps.at(-1);
    if (!step || role === 'view' || isGone) return 'nothing';
    setState({ [from]: steps.slice(0, -1) });
    if (!stillStands(document, step)) return 'changed-since';
    const to = from === 'undoable' ? 'redoable' : 'undoable';
    setState({ [to]: [...getState()[to], stepOf(document, step.inverse, 0)] });
    enqueue(step.inverse);
    return 'done';
  };

  const sendAll = async () => {
    if (isSending) return;
    isSending = true;
    for (let failures = 0; pending.length > 0; ) {
      if (failures === 0) setState({ saving: 'saving' });
      const outcome = await sendFirst(failures);
      if (outcome === 'signed-out') {
        setState({ saving: 'signed-out' });
        break;
      }
      failures = outcome === 'done' ? 0 : failures + 1;
      if (failures === 0) continue;
      setState({ saving: 'offline' });
      nap = pause(backoffMs(failures));
      await nap.over;
    }
    isSending = false;
    if (pending.length === 0) setState({ saving: 'saved' });
  };

  const sendFirst = async (failures: number): Promise<'done' | 'again' | 'signed-out'> => {
    const [edit] = pending;
    if (!edit) return 'done';
    if (transport.personId() !== personId) return 'signed-out';
    isInFlight = true;
    try {
      const { editId, changes } = edit;
      tried.add(editId);
      const made = await transport.send({ editId, changes, baseVersion: confirmed.version });
      follow(made, edit);
      return 'done';
    } catch (error) {
      return await judge(edit, error, failures);
    } finally {
      isInFlight = false;
      keep();
      for (const resolve of idlers.splice(0)) resolve();
    }
  };

  const judge = async (
    edit: PendingChanges,
    error: unknown,
    failures: number,
  ): Promise<'done' | 'again' | 'signed-out'> => {
    const verdict = verdictOn(error);
    if (verdict === 'signed-out') return 'signed-out';
    if (verdict === 'gone' || verdict === 'no-right') {
      pending = [];
      setState({ isGone: true });
      show();
      return 'done';
    }
    if (verdict === 'passing' || (verdict === 'failing' && failures + 1 < MOST_STUMBLES)) return 'again';
    // What others did is taken over first, so that their state is what the person decides about.
    const isCaughtUp = await catchUp().catch(() => false);
    if (!isCaughtUp) return 'again';
    const failure = error instanceof CallFailure ? error : undefined;
    const by = [...new Set((failure?.details.collisions ?? []).map(({ nickName }) => nickName))];
    // Catching up may have set it aside already, without the names.
    if (!pending.includes(edit)) setState({ aside: getState().aside.filter(({ editId }) => editId !== edit.editId) });
    setAside({
      editId: edit.editId,
      changes: edit.changes,
      by,
      message: failure?.message ?? '',
      reason: verdict === 'collision' ? 'collision' : 'refused',
    });
    show();
    return 'done';
  };

  const catchUp = async (): Promise<boolean> => {
    const news = await transport.since(confirmed.version);
    if (news.isTooOld) await readAnew();
    else follow(news);
    return true;
  };

  /** What came between is not known any more, nor whether it met what waits: the person decides. */
  const readAnew = async () => {
    confirmed = await transport.read();
    setAside(...pending.map(edit => asideOf(edit)));
    keep();
    show();
  };

  /** What waits and meets what others did is set aside: sent upon theirs, it would be written over it. */
  const follow = ({ version, changes }: Made, sent?: PendingChanges) => {
    const own = new Set(pending.flatMap(edit => edit.changes.map(told)));
    pending = pending.filter(edit => edit !== sent);
    if (version > confirmed.version) {
      const foreign = changes.filter(change => !own.has(told(change)));
      setAside(...pending.filter(edit => doMeet(edit.changes, foreign)).map(edit => asideOf(edit)));
      confirmed = { version, document: applyChanges(confirmed.document, changes) };
    }
    keep();
    show();
  };

  /** The oldest version decides what counts as "meanwhile": a doubt more is asked, none is passed over. */
  const takeOver = (queues: readonly KeptEdits<PendingChanges, AsideEdit>[]) => {
    const withEdits = queues.filter(({ edits }) => edits.length > 0);
    setState({ aside: [...getState().aside, ...queues.flatMap(({ unsaved }) => unsaved)] });
    pending = [...withEdits.flatMap(({ edits }) => edits), ...pending];
    for (const { editId } of pending) tried.add(editId);
    confirmed = { ...confirmed, version: Math.min(confirmed.version, ...withEdits.map(({ version }) => version)) };
    keep();
    show();
    if (pending.length > 0) void sendAll();
  };

  return {
    store,
    make,
    undo: () => takeStep('undoable'),
    redo: () => takeStep('redoable'),
    version: () => confirmed.version,
    /** News that were asked for at a version; what our own edit has brought meanwhile is not made twice. */
    async takeNews(news: ReportNews, askedAt: number): Promise<void> {
      const { role, frozenAsOf, others } = news;
      // Who has lost it and gets it back goes on with it.
      setState({ role, frozenAsOf, isGone: false, ...(others && { others }) });
      if (isInFlight || askedAt !== confirmed.version) return;
      if (news.isTooOld) await readAnew();
      else follow(news);
    },
    /** Something changed the document as a whole, such as restoring it. */
    takeMade: (made: Made) => follow(made),
    /** Brings back what closed tabs and earlier page loads could not save. */
    async adopt(): Promise<void> {
      if (getState().role !== 'view') takeOver(await kept.adopt());
    },
    /** When no edit is under way. */
    idle: () => (isInFlight ? new Promise<void>(resolve => idlers.push(resolve)) : Promise.resolve()),
    /** Tries again at once: somebody is back, or the network. */
    resume() {
      nap.wake();
      if (pending.length > 0) void sendAll();
    },
    /** Saved, or kept on this device until it is. */
    isSafe: () => pending.length === 0 || isKept,
    lose: () => setState({ isGone: true }),
    setFrozen: (frozenAsOf: number | null) => setState({ frozenAsOf }),
    /** Makes what was set aside after all, upon what is there now; or forgets it. */
    settleAside(editId: string, isMade: boolean) {
      const edit = getState().aside.find(one => one.editId === editId);
      setState({ aside: getState().aside.filter(one => one !== edit) });
      keep();
      if (edit && isMade) make(edit.changes);
    },
  };
}

const told = ({ path, value }: Change) => JSON.stringify([path, value ?? null]);
const doMeet = (one: readonly Change[], other: readonly Change[]) =>
  one.some(mine => other.some(({ path }) => doPathsMeet(path, mine.path)));
const asideOf = ({ editId, changes }: PendingChanges): AsideEdit => ({
  editId,
  changes,
  reason: 'collision',
  by: [],
  message: '',
});

const samePaths = (one: readonly Change[], other: readonly Change[]) =>
  one.length === other.length && one.every(({ path }, at) => path.join('\n') === other[at]!.path.join('\n'));

/** Of a failed call on a report: as of a questionnaire, and that the report is gone. */
export function verdictOn(error: unknown) {
  if (error instanceof CallFailure && error.details.code === errorCodes.reportNotFound.code) return 'gone';
  return judgeFailure(error);
}
