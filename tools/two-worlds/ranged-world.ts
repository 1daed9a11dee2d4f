import { defaultCrossRequest } from '@wenshu/analysis';
import {
  analysisCalls,
  answerCalls,
  type Call,
  type CallData,
  designCalls,
  enterpriseCalls,
  jobCalls,
  linkCalls,
  projectCalls,
  publishCalls,
  recordBatchCalls,
  recordCalls,
  reportCalls,
  reportMemberCalls,
  respondentCalls,
  rights,
  SUCCESS_CODE,
  scrollCalls,
} from '@wenshu/api-contract';
import { exampleEdits, ids, specialQuestion } from '@wenshu/survey-core/testing';
import type { RecordRange } from '../../apps/server/src/authorisation/record-range.ts';
import { hashPassword, insertPerson } from '../../apps/server/src/features/people/account/index.ts';
import { buildPerson, giveRights, type TestPerson } from '../../apps/server/src/testing/build-person.ts';
import { OTHER_PHONE } from '../attack/prepared.ts';
import { type Answer, requestOf, type SentFile } from '../attack/sender.ts';
import { PASSWORD, placesInIt, type World } from '../attack/world.ts';
import type { WholeAnswer, WorldServer } from './world-server.ts';

/** Whoever is asked for an answer here sees the records of one channel, of one province, or those with one label. */
const ranges = {
  channel: { kind: 'channel', channels: ['Mail'] },
  region: { kind: 'region', regions: [{ nation: '中国', province: '浙江' }] },
  label: { kind: 'label', labels: ['seen'] },
} as const satisfies Readonly<Record<string, RecordRange>>;
export type RangeKind = keyof typeof ranges;

/** What a record has inside of the ranges and outside of them, beside its channel. */
const marks = {
  inside: { nation: '中国', province: '浙江', labels: ['seen'] },
  outside: { nation: '中国', province: '江苏', labels: ['unseen'] },
} as const;

/** A world as the inputs of calls know it, seen by somebody who may see some of a survey’s records. */
export interface RangedWorld extends World {
  readonly server: WorldServer;
  readonly owners: OwnersThings;
  /** A draft of the reader’s with a question of this type. */
  draftWith(type: string | undefined): Promise<string>;
  /** As the reader, whole. */
  answer(call: Call, input: object, file?: SentFile): Promise<WholeAnswer>;
}

/** What the owner made and the reader may name. */
interface OwnersThings {
  readonly enterpriseId: string;
  readonly projectId: string;
  readonly channelCode: string;
  readonly analysisId: string;
  readonly runId: string;
  readonly reportId: string;
}

type Asker = <C extends Call>(call: C, input: object, file?: SentFile) => Promise<CallData<C>>;

const COOKIE = 'rangedcookie';
const designByName: Readonly<Record<string, Call>> = designCalls;
/** Less than a session lasts, more than is collected in. */
const PAUSE_SECONDS = 1_800;
/** What is outside of the range has numbers out of the way: the next record has the same number in both worlds. */
const FAR_SERIAL = 1_000_000;

/** Two of them are alike but for what `isWider` adds, and all of that is outside of the reader’s range. */
export async function buildRangedWorld(server: WorldServer, isWider: boolean, kind: RangeKind): Promise<RangedWorld> {
  const { test } = server;
  const [owner, reader] = [await buildNamed(server, 'Owner'), await buildNamed(server, 'Reader')];
  await ensureNeighbours(server, reader);
  const asOwner = askerAs(server, owner.token);
  // Whose range names no channel sees every link, and how often it was opened.
  const hidesLinks = kind === 'channel';
  const survey = await buildRangedSurvey(asOwner, isWider && hidesLinks);
  const { scrollId } = survey;
  const { enterpriseId } = await asOwner(enterpriseCalls.create, { name: 'Fruit and daughters', industry: 'software' });
  await asOwner(enterpriseCalls.addMember, { enterpriseId, phone: reader.phone });
  const { projectId } = await asOwner(projectCalls.create, { enterpriseId, name: 'Ranges' });
  await asOwner(projectCalls.moveTask, { scrollId, projectId });
  await giveRights(test.platform, reader, scrollId, rights, ranges[kind]);
  const answerRecordId = await collectInside(server, asOwner, survey);
  const end = test.clock.now().getTime() + 2 * PAUSE_SECONDS * 1000;
  test.clock.advanceSeconds(PAUSE_SECONDS);
  await markRecords(server, survey, 'inside');
  if (isWider) await collectOutside(server, asOwner, survey, hidesLinks);
  // Whatever was collected meanwhile, it is now the same time in both.
  test.clock.advanceSeconds((end - test.clock.now().getTime()) / 1000);
  const owners = {
    enterpriseId,
    projectId,
    channelCode: survey.mail.channelCode!,
    ...(await leaveTraces(asOwner, survey, reader)),
  };
  return worldOf(server, { reader, asOwner, owners, survey, answerRecordId });
}

interface RangedSurvey {
  readonly scrollId: string;
  readonly versionTime: number;
  readonly mail: CallData<typeof linkCalls.create>;
  readonly poster: CallData<typeof linkCalls.create>;
  readonly other: CallData<typeof linkCalls.create>;
}

async function buildRangedSurvey(ask: Asker, isWider: boolean): Promise<RangedSurvey> {
  const scrollId = await draw(ask, exampleEdits);
  const { versionTime } = await ask(publishCalls.changeStatus, { scrollId, status: 1 });
  const mail = await ask(linkCalls.create, { scrollId, name: 'By mail', channel: 'Mail' });
  const poster = await ask(linkCalls.create, { scrollId, name: 'On walls', channel: 'Poster' });
  // As many links in both, for they are numbered; what one that is out of sight is called is no matter.
  const other = await ask(linkCalls.create, {
    scrollId,
    name: isWider ? 'On air' : 'On high',
    channel: isWider ? 'Radio' : 'Tower',
  });
  return { scrollId, versionTime: versionTime!, mail, poster, other };
}

async function draw(ask: Asker, edits: readonly { readonly name: string; readonly input: object }[]): Promise<string> {
  const { scrollId } = await ask(scrollCalls.create, { name: 'Fruit', languageId: 2 });
  for (const { name, input } of edits) await ask(designByName[name]!, { scrollId, ...input });
  return scrollId;
}

let records = 0;

interface Given {
  readonly fruit: string;
  readonly counted?: string;
  readonly words?: string;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly isDraft?: true;
  readonly codeNum?: string;
  readonly device?: string;
  readonly cookie?: string;
}

/** An answer as the page sends it; its id. */
async function give(
  ask: Asker,
  { versionTime }: RangedSurvey,
  linkCode: string | undefined,
  given: Given,
): Promise<string> {
  records += 1;
  const answerRecordId = `rangedrecord${String(records).padStart(8, '0')}`;
  const row = (questionId: string, itemId: string, answerValue = itemId) => ({
    questionId,
    topQuestionId: questionId,
    itemId,
    answerValue,
    answerValueType: itemId === '' ? 0 : 1,
  });
  await ask(answerCalls.submitAnswer, {
    answerRecordId,
    versionTime,
    languageId: 2,
    answerStatus: given.isDraft ? 1 : 2,
    ...(given.codeNum === undefined ? { linkCode } : { codeNum: given.codeNum }),
    cookieId: given.cookie ?? `cookie${answerRecordId}`,
    deviceId: given.device ?? `device${answerRecordId}`,
    answerInfoList: [
      row(ids.choice, given.fruit),
      ...(given.counted === undefined ? [] : [row(ids.counted, given.counted)]),
      ...(given.words === undefined ? [] : [row(ids.text, '', given.words)]),
    ],
    ...(given.parameters && { parameters: given.parameters }),
  });
  return answerRecordId;
}

/** The same in both worlds: what the reader may see. The id of one that is not submitted. */
async function collectInside({ test }: WorldServer, ask: Asker, survey: RangedSurvey): Promise<string> {
  const inside = async (given: Given) => {
    test.clock.advanceSeconds(60);
    return give(ask, survey, survey.mail.linkCode, given);
  };
  await inside({
    fruit: ids.optionA,
    counted: 'countedA01',
    words: 'sweet',
    parameters: { wave: 'spring' },
  });
  await inside({ fruit: ids.optionB, counted: 'countedB01', device: 'sharedevice1' });
  await inside({ fruit: ids.optionA, counted: 'countedA01', words: 'cheap' });
  const draft = await inside({ fruit: ids.optionC, isDraft: true, cookie: COOKIE });
  const { scrollId } = survey;
  const invalid = await inside({ fruit: ids.optionB, counted: 'countedA01' });
  await ask(recordCalls.markInvalid, { scrollId, answerRecordIds: [invalid], reason: 'Odd' });
  const deleted = await inside({ fruit: ids.optionC });
  await ask(recordCalls.delete, { scrollId, answerRecordIds: [deleted] });
  const people = [
    { name: 'Sun', mobile: '13711110001', labels: ['vip'] },
    { name: 'Moon', mobile: '13711110002' },
  ];
  await ask(respondentCalls.addRespondents, { scrollId, respondents: people });
  return draft;
}

/** Other channels, cells, parameters and people; more and newer; drafts, invalid and deleted ones among them. */
async function collectOutside(
  server: WorldServer,
  ask: Asker,
  survey: RangedSurvey,
  hidesLinks: boolean,
): Promise<void> {
  const { scrollId, poster, other } = survey;
  const { test } = server;
  const given_: string[] = [];
  const outside = async (linkCode: string | undefined, given: Given) => {
    test.clock.advanceSeconds(60);
    const id = await give(ask, survey, linkCode, given);
    given_.push(id);
    return id;
  };
  // One in the quota’s cell: what is full is full for everybody who answers, and no secret.
  const fruits = [ids.optionC, ids.optionA, ids.optionB];
  for (let sample = 0; sample < 12; sample++)
    await outside(sample % 3 === 0 ? other.linkCode : poster.linkCode, {
      fruit: fruits[sample % 3]!,
      counted: sample === 0 ? 'countedA01' : 'countedB01',
      words: `foreign ${sample}`,
      parameters: { agency: 'foreignagency', wave: 'autumn' },
      ...(sample === 0 && { device: 'sharedevice1' }),
    });
  await outside(poster.linkCode, { fruit: ids.optionB, isDraft: true });
  const invalid = await outside(poster.linkCode, { fruit: ids.optionB });
  await ask(recordCalls.markInvalid, { scrollId, answerRecordIds: [invalid], reason: 'Foreign' });
  const deleted = await outside(other.linkCode, { fruit: ids.optionB });
  await ask(recordCalls.delete, { scrollId, answerRecordIds: [deleted] });
  await ask(respondentCalls.addRespondents, { scrollId, respondents: [{ name: 'Star', mobile: '13711110003' }] });
  const { items } = await ask(respondentCalls.findRespondents, { scrollId });
  const codeOf = (name: string) => items.find(one => one.name === name)!.link.slice('/p/'.length);
  await outside(undefined, { fruit: ids.optionB, codeNum: codeOf('Sun') });
  await outside(undefined, { fruit: ids.optionB, codeNum: codeOf('Moon'), isDraft: true });
  if (hidesLinks)
    await server.query('update survey_link set views = views + 77 where scroll_id = $1 and link_code <> $2', [
      scrollId,
      survey.mail.linkCode,
    ]);
  await markRecords(server, survey, 'outside', given_);
  await server.query(
    `update answer_record set serial = serial + $3, changed = pg_current_xact_id() where scroll_id = $1 and answer_record_id = any($2)`,
    [scrollId, given_, FAR_SERIAL],
  );
  await server.query(
    `update live_survey set last_serial = (select max(serial) from answer_record where scroll_id = $1 and serial < $2) where scroll_id = $1`,
    [scrollId, FAR_SERIAL],
  );
}

/** Where its people are, and what they are labelled as: of these records, else of all that are not marked yet. */
async function markRecords(
  server: WorldServer,
  { scrollId }: RangedSurvey,
  side: keyof typeof marks,
  only?: readonly string[],
): Promise<void> {
  const { nation, province, labels } = marks[side];
  await server.query(
    `update answer_record set nation = $2, province = $3, labels = $4, changed = pg_current_xact_id()
      where scroll_id = $1 and case when $5::text[] is null then labels = '{}' else answer_record_id = any($5) end`,
    [scrollId, nation, province, labels, only ?? null],
  );
}

/** What the owner does with all records, and lets the reader see of it. */
async function leaveTraces(ask: Asker, { scrollId }: RangedSurvey, reader: TestPerson) {
  const request = { ...defaultCrossRequest, rows: [{ variable: ids.choice }] };
  const asked = { scrollId, kind: 'cross', request };
  const { analysisId } = await ask(analysisCalls.save, { ...asked, name: 'Everybody’s fruit' });
  await ask(analysisCalls.run, { ...asked, analysisId });
  await ask(analysisCalls.share, { scrollId, analysisId, isShared: true });
  const runs = await ask(analysisCalls.runs, { scrollId, analysisId });
  const { reportId } = await ask(reportCalls.create, { scrollId, name: 'Everybody’s report' });
  await ask(reportMemberCalls.saveMember, { scrollId, reportId, userId: reader.id, role: 'edit' });
  const { batchId } = await ask(recordBatchCalls.preview, { scrollId, does: 'memo' });
  await ask(recordBatchCalls.perform, { scrollId, batchId, memo: 'Looked at' });
  return { analysisId, runId: runs.items[0]!.runId, reportId };
}

interface Parts {
  readonly reader: TestPerson;
  readonly asOwner: Asker;
  readonly owners: OwnersThings;
  readonly survey: RangedSurvey;
  readonly answerRecordId: string;
}

function worldOf(server: WorldServer, { reader, asOwner, owners, survey, answerRecordId }: Parts): RangedWorld {
  const asReader = askerAs(server, reader.token);
  /** Whatever the reader may not prepare is prepared for them: the call itself is always theirs. */
  const ask: Asker = async (call, input, file) => {
    const data = await asReader(call, input, file).catch(error => {
      if (!(error instanceof Refused)) throw error;
      return asOwner(call, input, file).catch(() => Promise.reject(error));
    });
    // What is collected for a call is inside of the range too.
    if (call === (answerCalls.submitAnswer as Call)) await markRecords(server, survey, 'inside');
    return data;
  };
  const drafts = new Map<string, Promise<string>>();
  const draftWith = (type = '') => {
    const made = drafts.get(type) ?? draw(asReader, [...exampleEdits, ...(type === '' ? [] : [specialQuestion(type)])]);
    drafts.set(type, made);
    return made;
  };
  const { scrollId, versionTime, mail } = survey;
  return {
    server,
    owners,
    ask,
    draftWith,
    token: reader.token,
    phone: reader.phone,
    draftId: '',
    send: (call, input) => shortened(server, call, input, reader.token),
    answer: (call, input, file) => server.raw(requestOf(call, input, reader.token, file)),
    things: {
      scrollId,
      versionTime,
      linkCode: mail.linkCode,
      answerRecordId,
      answerStatus: 1,
      cookieId: COOKIE,
      ...placesInIt,
      token: reader.token,
    },
  };
}

class Refused extends Error {}

function askerAs(server: WorldServer, token: string): Asker {
  return async (call, input, file) => {
    if (call === (jobCalls.get as Call)) await server.runJob((input as { jobId: string }).jobId);
    const { code, data, text } = await shortened(server, call, input, token, file);
    if (code !== SUCCESS_CODE) throw new Refused(`${call.path}: ${text.slice(0, 300)}`);
    // Tests send what they like; the call itself checks it.
    return data as never;
  };
}

async function shortened(
  server: WorldServer,
  call: Call,
  input: object,
  token: string,
  file?: SentFile,
): Promise<Answer> {
  const { status, bytes } = await server.raw(requestOf(call, input, token, file));
  const text = bytes.toString('utf8');
  const { code = '', data = null } = JSON.parse(text) as Partial<Answer>;
  return { status, code, data, text };
}

/** The same name and phone in both worlds. */
async function buildNamed(server: WorldServer, nickName: string): Promise<TestPerson> {
  const person = await buildPerson(server.test.platform);
  const phone = server.nextPhone();
  await server.query('update person set nick_name = $2, phone = $3 where id = $1', [person.id, nickName, phone]);
  return { ...person, nickName, phone };
}

/** Whom inputs name: a colleague, and the reader’s own password. */
async function ensureNeighbours(server: WorldServer, reader: TestPerson): Promise<void> {
  const { pool } = server.test.platform.database;
  const passwordHash = await hashPassword(PASSWORD);
  await pool.query('update person set password_hash = $2 where id = $1', [reader.id, passwordHash]);
  for (const phone of [OTHER_PHONE, '13800138000']) {
    const { rowCount } = await pool.query('select 1 from person where phone = $1', [phone]);
    if (rowCount === 0) await insertPerson(pool, { phone, passwordHash, nickName: 'Neighbour', name: 'Neighbour' });
  }
}
