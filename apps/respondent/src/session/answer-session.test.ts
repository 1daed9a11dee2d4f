import type { Visit } from '@wenshu/api-contract/visit';
import { nextPage, previousPage, setAnswer } from '@wenshu/survey-core/answering';
import { buildFlow } from '@wenshu/survey-core/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnswerSession, type OpenVisit } from './answer-session.ts';
import { codes } from './codes.ts';
import { hasEnded, type LocalCopy, readCopy, writeCopy } from './local-copy.ts';
import type { PageAddress } from './page-address.ts';
import type { SessionNews } from './survey-session.ts';
import { keepPass } from './visitor.ts';

type Answer = { readonly code: string; readonly data?: unknown; readonly field?: string } | 'no network';
interface Request {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly isLast: boolean;
}

const fillIn = (id: string) => ({
  id,
  type: 'fill-in',
  groupId: 'g1',
  seqName: id,
  title: { text: id },
  settings: {},
  items: [],
  itemGroups: [],
  rows: [],
  rowGroups: [],
});
const pageBreak = { ...fillIn('break1'), type: 'page-break' };
const flow = buildFlow({
  scrollId: 'scroll1',
  versionTime: 3,
  groups: [{ id: 'g1', title: { text: '' }, settings: {} }],
  questions: [fillIn('q1'), pageBreak, fillIn('q2')],
});
const visitOf = (record?: OpenVisit['record']): OpenVisit => ({
  step: 'open',
  entrance: { title: '', languageId: 1, languageTag: 'zh-CN', direction: 'ltr', languages: [], appearance: {} },
  flow,
  context: { channel: '', labels: [], parameters: {}, today: '2026-11-15' },
  needsCaptcha: false,
  endPageLinks: {},
  ...(record && { record }),
});
const recordOf = (answerRecordId: string, saveSeq: number, answers: Record<string, string>) => ({
  answerRecord: { answerRecordId, versionTime: 3, languageId: 1, answerStatus: 1, isSubmit: false },
  answers,
  lastQuestionId: null,
  saveSeq,
  wasMoved: false,
  fileNames: {},
});
const stored = (answerStatus: number, isSubmit: boolean): Answer => ({
  code: '0000',
  data: { answerRecord: { answerRecordId: 'any', versionTime: 3, languageId: 1, answerStatus, isSubmit } },
});

class MemoryStorage {
  readonly #kept = new Map<string, string>();
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, text: string) => void this.#kept.set(key, text);
  removeItem = (key: string) => void this.#kept.delete(key);
}

const sent: Request[] = [];
/** What the server answers, one after another; the last one stays. */
let answers: Answer[] = [];
let nextCode = 0;
let address: PageAddress;
const page = { window: new EventTarget(), document: new EventTarget() };

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  answers = [stored(1, false)];
  address = { kind: 's', code: `code${++nextCode}`, language: undefined, parameters: {} };
  page.window = Object.assign(new EventTarget(), { localStorage: new MemoryStorage() });
  page.document = Object.assign(new EventTarget(), { visibilityState: 'hidden' });
  vi.stubGlobal('window', page.window);
  vi.stubGlobal('document', page.document);
  vi.stubGlobal('fetch', async (path: string, { body = '{}', keepalive = false }: RequestInit) => {
    sent.push({ path: path.split('?')[0]!, body: JSON.parse(String(body)), isLast: keepalive });
    const answer = answers.length > 1 ? answers.shift()! : answers[0]!;
    if (answer === 'no network') throw new TypeError('Failed to fetch');
    return { json: async () => ({ message: '', ...answer }) };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A window on the survey, and what it was told. */
function open(record?: OpenVisit['record']) {
  const session = new AnswerSession(address, visitOf(record), 'zh');
  const news: SessionNews[] = [];
  const stop = session.listen(one => news.push(one));
  const typed = (key: string, text: string, state = session.start) => setAnswer(session.model, state, key, text);
  return { session, news, typed, stop };
}
const soon = () => vi.advanceTimersByTimeAsync(0);
const kinds = (news: readonly SessionNews[]) => news.map(one => ('job' in one ? `${one.kind} ${one.job}` : one.kind));
const copy = () => readCopy(address.code);
/** As another window of the same browser writes, or removes, the copy. */
function writeElsewhere(other: Partial<LocalCopy> | undefined): void {
  const before = copy()!;
  const key = `wenshu.answers.${address.code}`;
  if (other) writeCopy(address.code, { ...before, tab: 'another', ...other });
  page.window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: other ? 'text' : null }));
}

describe('what was typed', () => {
  it('is kept on the device at once, and found by the next window on the same record', () => {
    const { session, typed } = open();
    expect([session.wasResumed, session.isWaiting]).toEqual([false, false]);
    session.keep(typed('q1', 'here'));
    expect(sent).toEqual([]);
    const next = open().session;
    expect([next.seed, next.wasResumed, next.start.answers]).toEqual([session.seed, true, { q1: 'here' }]);
  });

  it('behind an identity check is kept for whom it was written by, and not shown to the next one', () => {
    address = { ...address, kind: 'c' };
    keepPass(address.code, 'mine');
    const { session, typed } = open();
    session.keep(typed('q1', 'private'));
    keepPass(address.code, 'theirs');
    expect(open().session.start.answers).toEqual({});
    keepPass(address.code, 'mine');
    session.keep(typed('q1', 'private'));
    expect(open().session.start.answers).toEqual({ q1: 'private' });
  });

  it('goes to the server with the page, under a number that grows with every attempt', async () => {
    const { session, news, typed } = open();
    answers = ['no network', stored(1, false)];
    session.savePage(typed('q1', 'here'));
    await soon();
    expect(kinds(news)).toEqual(['sending save', 'waiting save']);
    session.wake();
    await soon();
    expect(kinds(news).at(-1)).toBe('sent save');
    expect(sent.map(({ body }) => [body.answerStatus, body.saveSeq, body.answerRecordId])).toEqual([
      [1, 1, session.seed],
      [1, 2, session.seed],
    ]);
    expect(copy()).toMatchObject({ saveSeq: 2 });
  });

  it('since the last page leaves with the window, once, and not again when the server has it', async () => {
    const { session, typed, stop } = open();
    const leave = () => page.document.dispatchEvent(new Event('visibilitychange'));
    leave();
    expect(sent).toEqual([]);
    session.keep(typed('q1', 'here'));
    leave();
    expect(sent).toMatchObject([{ isLast: true, body: { answerStatus: 1, saveSeq: 1 } }]);
    session.savePage(typed('q1', 'here'));
    await soon();
    leave();
    expect(sent).toHaveLength(2);
    session.keep(typed('q1', 'more'));
    stop();
    leave();
    expect(sent).toHaveLength(2);
  });
});

describe('how long pages are looked at', () => {
  const look = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
  const said = () => sent.map(({ body }) => body.pageTimes);
  const next = (session: AnswerSession, state = session.start) => nextPage(session.model, state);

  it('goes along with every save: since the last one, going back included', async () => {
    const { session, typed } = open();
    await look(4);
    const second = next(session, typed('q1', 'here'));
    session.savePage(second);
    await look(2);
    const first = previousPage(session.model, second);
    session.keep(first);
    await look(3);
    session.savePage(next(session, first));
    await look(5);
    session.submit(next(session, first));
    await soon();
    expect(said()).toEqual([{ q1: 4000 }, { q2: 2000, q1: 3000 }, { q2: 5000 }]);
  });

  it('is said for every page that was answered without a network, once it is there; what waits is on no page', async () => {
    const { session, typed } = open();
    answers = ['no network'];
    await look(4);
    const second = next(session, typed('q1', 'here'));
    session.savePage(second);
    await look(6);
    session.submit(second);
    await look(600);
    answers = [stored(2, true)];
    session.wake();
    await soon();
    expect(said().at(-1)).toEqual({ q1: 4000, q2: 6000 });
  });

  it('does not begin before the questions do, and goes on after a reload', async () => {
    const session = new AnswerSession(address, visitOf(), 'zh');
    await look(60);
    const stop = session.listen(() => {});
    await look(4);
    session.keep(setAnswer(session.model, session.start, 'q1', 'here'));
    stop();
    await look(60);
    const again = open().session;
    await look(3);
    again.savePage(next(again));
    await soon();
    expect(said()).toEqual([{ q1: 7000 }]);
  });

  it('stands still while another window goes on', async () => {
    const { session, typed } = open();
    await look(4);
    session.keep(typed('q1', 'here'));
    writeElsewhere({ saveSeq: 9 });
    await look(60);
    answers = [{ code: '0000', data: visitOf() }, stored(1, false)];
    await session.takeOver(typed('q1', 'here'));
    await soon();
    expect(said().at(-1)).toEqual({ q1: 4000 });
  });
});

describe('a submission', () => {
  it('waits without a network, over a reload, and is sent by itself when the network is back', async () => {
    const { session, news, typed, stop } = open();
    answers = ['no network'];
    session.submit(typed('q1', 'all'));
    await soon();
    expect(kinds(news)).toEqual(['sending submit', 'waiting submit']);
    expect(copy()?.isWaiting).toBe(true);
    stop();
    const next = open();
    expect(next.session.isWaiting).toBe(true);
    next.session.submit(next.session.start);
    await soon();
    answers = [stored(2, true)];
    page.window.dispatchEvent(new Event('online'));
    await soon();
    expect(kinds(next.news).at(-1)).toBe('sent submit');
    expect(sent.at(-1)?.body).toMatchObject({ answerStatus: 2, answerRecordId: session.seed });
  });

  it('that is stored leaves nothing on the device but that somebody was here', async () => {
    const { session, typed } = open();
    answers = [stored(2, true)];
    session.submit(typed('q1', 'all'), { verifyCodeKey: 'key', verifyCode: '1234', verifyProof: '' });
    await soon();
    expect(sent[0]?.body.captcha).toEqual({ verifyCodeKey: 'key', verifyCode: '1234', verifyProof: '' });
    expect([copy(), hasEnded(address.code)]).toEqual([undefined, true]);
  });

  it('that is held for a quota stays on the device and waits no longer', async () => {
    const { session, typed } = open();
    answers = [stored(5, false)];
    session.submit(typed('q1', 'all'));
    await soon();
    expect(copy()).toMatchObject({ answers: { q1: 'all' } });
    expect([copy()?.isWaiting, hasEnded(address.code)]).toEqual([undefined, false]);
  });

  it('that was refused waits no longer: a reload does not send it again', async () => {
    const { session, news, typed } = open();
    answers = [{ code: codes.answerMissing, field: 'q2' }];
    session.submit(typed('q1', 'all'));
    expect(copy()?.isWaiting).toBe(true);
    await soon();
    expect(kinds(news).at(-1)).toBe('refused submit');
    expect(copy()).toMatchObject({ answers: { q1: 'all' } });
    const next = open().session;
    expect([copy()?.isWaiting, next.isWaiting, next.wasResumed]).toEqual([undefined, false, true]);
  });

  it('that is taken back is not sent when the network returns', async () => {
    const { session, typed } = open();
    answers = ['no network'];
    const state = typed('q1', 'all');
    session.submit(state);
    await soon();
    session.takeBack(state);
    page.window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(120_000);
    expect([sent.length, copy()?.isWaiting]).toEqual([1, undefined]);
  });
});

describe('another window on the same record', () => {
  it('stops this one: it sends nothing more until it takes over', async () => {
    const { session, news, typed } = open();
    answers = ['no network'];
    session.savePage(typed('q1', 'here'));
    await soon();
    writeElsewhere({ saveSeq: 9 });
    expect(news.at(-1)).toEqual({ kind: 'elsewhere', isOver: false });
    await vi.advanceTimersByTimeAsync(120_000);
    page.document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).toHaveLength(1);
  });

  it('that is through says so', () => {
    const { news } = open();
    writeElsewhere(undefined);
    expect(news).toEqual([{ kind: 'elsewhere', isOver: true }]);
  });

  it('with a record of its own is nobody’s business here', () => {
    const { news } = open();
    writeElsewhere({ recordId: 'record-of-another' });
    expect(news).toEqual([]);
  });

  it('is taken over from: what was typed here stands over the newest of both, under a number after every other', async () => {
    const { session, typed } = open(recordOf('record1', 2, { q1: 'before', q2: 'before' }));
    const mine = typed('q1', 'mine');
    session.keep(mine);
    writeElsewhere({ recordId: 'record1', saveSeq: 11, answers: { q1: 'theirs', q2: 'theirs' } });
    const visit: Visit = visitOf(recordOf('record1', 7, { q1: 'before', q2: 'before' }));
    answers = [{ code: '0000', data: visit }, stored(1, false)];
    const merged = await session.takeOver(mine);
    await soon();
    expect(merged.answers).toEqual({ q1: 'mine', q2: 'theirs' });
    expect(sent.at(-1)?.body).toMatchObject({ answerStatus: 1, answerRecordId: 'record1', saveSeq: 12 });
  });

  it('is taken over from with what was emptied here: an answer that somebody took back does not return', async () => {
    const { session, typed } = open(recordOf('record1', 2, { q1: 'before', q2: 'before' }));
    const mine = setAnswer(session.model, typed('q1', 'mine'), 'q1', undefined);
    session.keep(mine);
    expect(mine.answers).toEqual({ q2: 'before' });
    const visit: Visit = visitOf(recordOf('record1', 7, { q1: 'before', q2: 'theirs' }));
    answers = [{ code: '0000', data: visit }, stored(1, false)];
    expect((await session.takeOver(mine)).answers).toEqual({ q2: 'theirs' });
  });

  it('went on further at the server than here: the number counts on from there', async () => {
    const { session } = open(recordOf('record1', 2, { q1: 'before' }));
    answers = [{ code: '0000', data: visitOf(recordOf('record1', 20, { q1: 'theirs' })) }, stored(1, false)];
    const merged = await session.takeOver(session.start);
    await soon();
    expect([merged.answers, sent.at(-1)?.body.saveSeq]).toEqual([{ q1: 'theirs' }, 21]);
  });
});

describe('leaving for good', () => {
  it('discards what the server has, and forgets what is here', async () => {
    const { session, typed } = open();
    session.savePage(typed('q1', 'here'));
    await soon();
    await session.discard();
    expect(sent.at(-1)).toMatchObject({ path: '/api/survey/answer/discard', body: { answerRecordId: session.seed } });
    expect([copy(), hasEnded(address.code)]).toEqual([undefined, true]);
  });

  it('asks the server for nothing when nothing was sent', async () => {
    await open().session.discard();
    expect(sent).toEqual([]);
  });
});
