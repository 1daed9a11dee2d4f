import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { defaultCrossRequest } from '@wenshu/analysis';
import {
  accountCalls,
  analysisCalls,
  answerCalls,
  answerUploadCalls,
  apiKeyCalls,
  collaboratorCalls,
  commentCalls,
  contactCalls,
  dataSetCalls,
  designCalls,
  designUploadCalls,
  dockingCalls,
  friendCalls,
  jobCalls,
  linkCalls,
  liveSettingsCalls,
  type NotBound,
  personalCheckCalls,
  progressCalls,
  publishCalls,
  recordBatchCalls,
  recordCalls,
  recordExportCalls,
  respondentCalls,
  rights,
  type SmsType,
  sampleCalls,
  scrollCalls,
  scrollListCalls,
  sendCalls,
  sessionCalls,
  sliderCalls,
  smsCalls,
  smsTypes,
  socialCalls,
} from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { ids } from '@wenshu/survey-core/testing';
import { samples } from '../../apps/server/src/testing/send-form.ts';
import { broughtInInputs } from './brought-in-inputs.ts';
import { cleaningInputs } from './cleaning-inputs.ts';
import { modelInputs } from './model-inputs.ts';
import { nextFactorCode, prepareFactor, turnFactorOff, turnFactorOn } from './owners-factor.ts';
import { readCode } from './read-code.ts';
import { reportInputs } from './report-inputs.ts';
import { solutionInputs } from './solution-inputs.ts';
import { inEnterprise } from './team-inputs.ts';
import { newPhone, PASSWORD, signInOf, type World } from './world.ts';

type Input = Readonly<Record<string, unknown>>;
type Prepare = (world: World) => Promise<Input>;

const OTHER_PHONE = '13900139000';
const picture = { name: 'a.png', content: samples.png };
let made = 0;
const newName = (start: string) => `${start}${String(++made).padStart(6, '0')}`;

const blank = async ({ ask }: World) => (await ask(scrollCalls.create, { name: 'Fruit', languageId: 2 })).scrollId;

/** A phone, and the code that it was sent. */
async function withCode({ ask, server }: World, smsType: SmsType, phone = newPhone(), messages = 1) {
  await ask(smsCalls.sendSms, { phone: encryptField(phone), smsType });
  return { phone: encryptField(phone), smsCode: await readCode(server, phone, messages) };
}

/** Somebody with an account, of whom nothing else depends. */
async function registered(world: World): Promise<string> {
  const phone = newPhone();
  const shown = await withCode(world, smsTypes.register, phone);
  await world.ask(smsCalls.signUp, { ...shown, password: encryptField(PASSWORD) });
  return phone;
}

const registeredWithCode = async (world: World, smsType: SmsType) =>
  withCode(world, smsType, await registered(world), 2);

const passwordChange = {
  password: encryptField(PASSWORD),
  newPassword: encryptField('Attacked2027'),
  confirmPassword: encryptField('Attacked2027'),
};

const drawnSlider = async ({ ask }: World) => {
  const { sessionId } = await ask(sliderCalls.register, {});
  return { sessionId, hand: 'keys', track: [[0, 0]] };
};

/** What somebody is sent back with by WeChat. */
async function backFromWeChat({ ask, server }: World, openId: string) {
  const browserKey = newName('attackingbrowser');
  const { url } = await ask(socialCalls.wxSignIn, { browserKey });
  return { browserKey, state: parameterOf(url, 'state'), code: server.vouching.weChat.agree(openId) };
}

/** The same by the company's own sign-in. */
async function backFromCompany({ ask, server }: World, login: string) {
  const browserKey = newName('attackingbrowser');
  const { url } = await ask(socialCalls.thirdDeparture, { browserKey });
  const { searchParams } = await server.vouching.provider.walk(url, login);
  const [code, state, iss] = ['code', 'state', 'iss'].map(name => searchParams.get(name));
  return { browserKey, code, state, iss };
}

/** A ticket of somebody who belongs to no account. */
async function ticket(world: World, openId = newName('attacker')): Promise<{ openId: string }> {
  return ticketIn(await world.ask(socialCalls.wxOauth, await backFromWeChat(world, openId)));
}

const ticketIn = (answer: object) => ({ openId: (answer as NotBound).openId });

/** An account, and whoever comes back with the ticket bound to it. */
async function bound(world: World, { openId }: { openId: string }): Promise<void> {
  const phone = encryptField(await registered(world));
  await world.ask(socialCalls.wxBinding, { phone, password: encryptField(PASSWORD), openId });
}

/** A questionnaire with a second person on it. */
async function withCollaborator(world: World, more: object = {}) {
  const scrollId = await blank(world);
  const { userId } = await world.ask(collaboratorCalls.add, { scrollId, phone: OTHER_PHONE, ...more });
  return { scrollId, userId };
}

async function channelCode({ ask, things }: World) {
  const { channelCode } = await ask(linkCalls.create, { scrollId: things.scrollId, channel: 'web' });
  return channelCode;
}

/** A visitor before the question of a survey that asks for a picture or a file. */
async function visitor(world: World, type: 'image-upload' | 'file-upload') {
  const { ask } = world;
  const scrollId = await blank(world);
  const question = {
    questionId: ids.choice,
    groupId: ids.group,
    order: 'a',
    seqName: 'Q1',
    title: { text: 'Show it' },
  };
  await ask(designCalls.saveQuestionGroup, { scrollId, groupId: ids.group, order: 'a', title: { text: 'All' } });
  await ask(designCalls.addTopQuestion, { scrollId, type, ...question });
  const { versionTime } = await ask(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await ask(linkCalls.create, { scrollId });
  const sender = { linkCode, cookieId: 'attacker01', answerRecordId: newName('preparedrecord') };
  return { scrollId, versionTime, sender, form: { ...sender, questionId: ids.choice, versionTime } };
}

async function withFile(world: World) {
  const visit = await visitor(world, 'image-upload');
  const file = await world.ask(answerUploadCalls.uploadPicture, visit.form, picture);
  return { ...visit, file };
}

/** Somebody of the name list at a survey that asks who they are. */
async function listed(world: World, isCheckSms: boolean): Promise<Input> {
  const scrollId = world.things.scrollId as string;
  // Each number gets a message a minute.
  const fields = { name: newName('Wang'), mobile: `139${String(10_000_000 + ++made)}` };
  await world.ask(respondentCalls.addRespondents, { scrollId, respondents: [fields] });
  const check = { scrollId, isEnabled: true, fields: ['name', 'mobile'], isCheckSms };
  const { link } = await world.ask(personalCheckCalls.updateCheckInfo, check);
  return { codeNum: link?.split('/').at(-1), fields };
}

/** Somebody of the name list, by id. */
async function listedPerson({ ask, things: { scrollId } }: World) {
  const name = newName('Zhao');
  await ask(respondentCalls.addRespondents, { scrollId, respondents: [{ name }] });
  const { items } = await ask(respondentCalls.findRespondents, { scrollId, search: name });
  return { scrollId, respondentId: items[0]!.respondentId };
}

const newMobile = () => `138${String(10_000_000 + ++made)}`;

/** Somebody of the owner's address book, by id; earlier ones make room, since a book has a thousand. */
async function friend({ ask }: World) {
  const { items } = await ask(friendCalls.findFriends, { size: 200 });
  if (items.length > 100) await ask(friendCalls.removeFriends, { friendIds: items.map(one => one.friendId) });
  const name = newName('Qian');
  await ask(friendCalls.addFriends, { friends: [{ name, mobile: newMobile() }] });
  const found = await ask(friendCalls.findFriends, { search: name });
  return found.items[0]!.friendId;
}

const friends = async (world: World) => ({ friendIds: [await friend(world)] });

/** The link of somebody who can be reached. */
async function personalCode({ ask, things: { scrollId } }: World) {
  const mobile = newMobile();
  await ask(respondentCalls.addRespondents, { scrollId, respondents: [{ name: 'Sun', mobile }] });
  const { items } = await ask(respondentCalls.findRespondents, { scrollId, search: mobile });
  return items[0]!.link.slice('/p/'.length);
}

const sentWords = [{ language: 'en' as const, subject: 'Hello', body: '{name}: {link}' }];

/** A mail that waits for its review. Earlier ones make room: a survey has some hundreds. */
async function sentTask({ ask, server, things }: World): Promise<{ scrollId: string; code: string }> {
  const scrollId = things.scrollId as string;
  await server.query('delete from send_task where scroll_id = $1', [scrollId]);
  const email = `${newName('mail')}@example.com`;
  await ask(respondentCalls.addRespondents, { scrollId, respondents: [{ name: 'Li', email }] });
  const code = newName('task');
  await ask(sendCalls.sendMsgBatch, { scrollId, sendMethod: 'mail', code, name: 'First', contents: sentWords });
  return { scrollId, code };
}

/** A system that is docked. Earlier ones make room: a survey has some. */
async function dockedKey({ ask, server, things }: World): Promise<{ scrollId: string; keyId: string }> {
  const scrollId = things.scrollId as string;
  await server.query('delete from docking_key where scroll_id = $1', [scrollId]);
  const { key } = await ask(dockingCalls.createDocking, { scrollId, name: newName('system') });
  return { scrollId, keyId: key.keyId };
}

/** An order that nobody has looked at yet. */
async function sampleOrder({ ask, server, things }: World) {
  const scrollId = things.scrollId as string;
  await server.query('delete from sample_order where scroll_id = $1', [scrollId]);
  const { orderNumber } = await ask(sampleCalls.orderSample, { scrollId, ...sampleWish });
  return { scrollId, orderNumber };
}

const sampleWish = { samples: 10, days: 9, minutes: 5, incidencePercent: 50, targets: 'Coffee drinkers' };

/** What stands in the foot of a mail: its id, and the sign of its address. */
async function mailFoot(world: World): Promise<Input> {
  const { code } = await sentTask(world);
  const [mail] = await world.server.query<{ id: string; address: string }>(
    'select message_id as id, address from send_message where task_id = $1 order by message_id limit 1',
    [code],
  );
  const [secret] = await world.server.query<{ value: Buffer }>(
    `select value from server_secret where name = 'unsubscribe'`,
    [],
  );
  const sign = createHmac('sha256', secret!.value).update(`${mail!.id}\n${mail!.address}`).digest('base64url');
  return { codeNum: mail!.id, encodeEmail: sign };
}

/** An export, ended again at once: a person has few at a time. */
async function endedJob(world: World): Promise<{ jobId: string }> {
  const job = await startedJob(world);
  await world.ask(jobCalls.cancel, job);
  return job;
}

async function startedJob(world: World): Promise<{ jobId: string }> {
  await endAllJobs(world);
  const { jobId } = await world.ask(recordExportCalls.export, { scrollId: world.things.scrollId, format: 'csv' });
  return { jobId };
}

/** A spoiled input may still start one, and a person has few at a time. */
async function endAllJobs({ ask }: World): Promise<void> {
  const isOver = async () => {
    const { items } = await ask(jobCalls.list, {});
    const active = items.filter(({ state }) => state === 'waiting' || state === 'running');
    for (const { jobId } of active) await ask(jobCalls.cancel, { jobId });
    return active.length === 0;
  };
  while (!(await isOver())) await wait(50);
}

/** As many as are marked by a job, which can be undone: fewer are marked at once. */
const UNDONE_BY_JOB = 501;

async function undoableJob(world: World): Promise<{ jobId: string }> {
  const { ask, things } = world;
  const { scrollId, versionTime, linkCode } = things;
  await endAllJobs(world);
  const submit = () => {
    const answerRecordId = newName('undonerecord');
    const sent = { answerRecordId, versionTime, linkCode, answerStatus: 1, answerInfoList: [] };
    return ask(answerCalls.submitAnswer, { ...sent, cookieId: answerRecordId });
  };
  for (let done = 0; done < UNDONE_BY_JOB; done += 50) await Promise.all(Array.from({ length: 50 }, submit));
  const { batchId } = await shownBatch(world);
  const { jobId } = await ask(recordBatchCalls.perform, { scrollId, batchId, memo: 'Odd' });
  while ((await ask(jobCalls.get, { jobId: jobId! })).job.state !== 'done') await wait(50);
  return { jobId: jobId! };
}

/** A memo for all records, shown and not yet written. */
async function shownBatch({ ask, things: { scrollId } }: World) {
  const { batchId } = await ask(recordBatchCalls.preview, { scrollId, does: 'memo' });
  return { scrollId, batchId };
}

/** An alert of a survey whose cap is reached. */
async function fullQuota(world: World): Promise<Input> {
  const { ask } = world;
  const { scrollId, versionTime, sender } = await visitor(world, 'image-upload');
  await ask(liveSettingsCalls.updateLiveSettings, { scrollId, cap: 1 });
  await ask(answerCalls.submitAnswer, { ...sender, versionTime, answerStatus: 2, answerInfoList: [] });
  await ask(progressCalls.saveRules, { scrollId, rules: ['quota-full'] });
  const { alerts } = await ask(progressCalls.read, { scrollId });
  return { scrollId, alertId: alerts[0]!.alertId };
}

/** A cross table of the survey's first question. */
async function analysed({ things: { scrollId } }: World): Promise<Input> {
  const request = { ...defaultCrossRequest, rows: [{ variable: ids.choice }] };
  return { scrollId, kind: 'cross', request };
}

async function keptAnalysis(world: World): Promise<Input> {
  const { analysisId } = await world.ask(analysisCalls.save, { ...(await analysed(world)), name: newName('Table') });
  return { scrollId: world.things.scrollId, analysisId };
}

/** Another session of the owner's. */
async function otherSession(world: World): Promise<Input> {
  await world.ask(accountCalls.signIn, signInOf(world));
  const sessions = await world.ask(sessionCalls.list, {});
  return { sessionId: sessions.find(({ isThis }) => !isThis)?.sessionId };
}

/** A sign-in that waits for its second factor, with the code that completes it. */
async function waitingSignIn(world: World): Promise<Input> {
  await turnFactorOn(world);
  const { text } = await world.send(accountCalls.signIn, signInOf(world));
  return { ticket: (JSON.parse(text) as { ticket: string }).ticket, code: await nextFactorCode() };
}

const parameterOf = (address: string, name: string) => new URL(address, 'http://here').searchParams.get(name);

/** A message of the owner's, who is told nothing of what they do themselves. */
async function message({ server, phone }: World): Promise<{ messageUserId: string | undefined }> {
  const [row] = await server.query<{ id: string }>(
    `with sent as (insert into message (kind, details, created_at) values ('file-ready', '{"title":"Fruit"}', now()) returning id)
     insert into message_reader (message_id, person_id, created_at) select sent.id, p.id, now() from sent, person p where p.phone = $1 returning id`,
    [phone],
  );
  return { messageUserId: row?.id };
}

/** What the owner said about a question. */
async function comment({ ask, draftId: scrollId }: World) {
  const part = { scrollId, partKind: 'question', partId: ids.choice };
  const { commentId } = await ask(commentCalls.add, { ...part, words: 'Too long?' });
  return { scrollId, commentId };
}

/** Inputs that name something which has to be made first, and which the call may use up. */
export const preparedInputs: Readonly<Record<string, Prepare>> = {
  'POST /survey/sendMsg/sendMsgBatch': async world => {
    const { scrollId } = await sentTask(world);
    return { scrollId, sendMethod: 'mail', code: newName('task'), name: 'Second', contents: sentWords };
  },
  'PUT /survey/sendMsg/mend': async world => {
    const task = await sentTask(world);
    await world.server.query(`update send_task set state = 'rejected' where task_id = $1`, [task.code]);
    return { ...task, name: 'Mended', contents: sentWords };
  },
  'PUT /survey/link/updateSendState': async world => ({ ...(await sentTask(world)), state: 'stopped' }),
  'PUT /survey/sendMsg/decide': async world => {
    const task = await sentTask(world);
    await world.server.query(`update send_message set state = 'doubtful', handed_at = now() where task_id = $1`, [
      task.code,
    ]);
    return { ...task, decision: 'sent' };
  },
  'GET /survey/sendMsg/recipients': sentTask,
  'GET /survey/link/sendRecord': async world => ({
    scrollId: world.things.scrollId,
    code: await personalCode(world),
  }),
  'POST /survey/sendMsg/preview': async ({ things }) => ({
    ...{ scrollId: things.scrollId, sendMethod: 'mail', contents: sentWords },
  }),
  'POST /survey/sendMsg/test': async ({ things, server }) => {
    await server.query(`delete from attempt where subject like 'trial-mail%'`, []);
    return { scrollId: things.scrollId, contents: sentWords, email: 'me@example.com' };
  },
  'POST /survey/docking/create': async world => {
    const { scrollId } = await dockedKey(world);
    return { scrollId, name: newName('system'), pushAddress: 'https://example.com/answers' };
  },
  'PUT /survey/docking/change': async world => ({ ...(await dockedKey(world)), name: newName('system') }),
  'POST /survey/docking/rotate': dockedKey,
  'POST /survey/docking/revoke': dockedKey,
  'GET /survey/docking/deliveries': dockedKey,
  'POST /survey/docking/deliverAgain': async world => {
    const key = await dockedKey(world);
    await world.server.query(`update docking_key set push_address = 'https://example.com/' where key_id = $1`, [
      key.keyId,
    ]);
    return key;
  },
  'POST /survey/sample/order': async world => ({ scrollId: (await sampleOrder(world)).scrollId, ...sampleWish }),
  'POST /survey/sample/cancel': sampleOrder,
  'GET /survey/sendMsg/checkEmailUnsubscribe': mailFoot,
  'POST /survey/sendMsg/addEmailUnsubscribe': mailFoot,
  'GET /survey/sendMsg/opened': mailFoot,
  'POST /account/apiKey/revoke': async ({ ask }) => {
    const { apiKey } = await ask(apiKeyCalls.create, { name: newName('key'), rights: ['records.view'] });
    return { keyId: apiKey.keyId };
  },
  'POST /account/ownData/export': async world => {
    await endAllJobs(world);
    return {};
  },
  'POST /account/session/end': async world => {
    await turnFactorOff(world);
    return otherSession(world);
  },
  'POST /account/secondFactor': waitingSignIn,
  'POST /account/secondFactor/prepare': async world => {
    await turnFactorOff(world);
    return { password: encryptField(PASSWORD) };
  },
  'POST /account/secondFactor/turnOn': async world => {
    await prepareFactor(world);
    return { code: await nextFactorCode() };
  },
  'POST /account/secondFactor/turnOff': async world => {
    await turnFactorOn(world);
    return { password: encryptField(PASSWORD), code: await nextFactorCode() };
  },
  'POST /account/validate': drawnSlider,
  'POST /account/sliderCaptcha': async world => world.ask(sliderCalls.validate, await drawnSlider(world)),
  'POST /account/sendSms': async () => ({ phone: encryptField(newPhone()), smsType: smsTypes.register }),
  'POST /account/smsSignIn': world => registeredWithCode(world, smsTypes.signIn),
  'POST /account/signUp': async world => ({
    ...(await withCode(world, smsTypes.register)),
    password: encryptField(PASSWORD),
  }),
  'POST /account/resetPassword': async world => ({
    ...(await registeredWithCode(world, smsTypes.reset)),
    password: encryptField(PASSWORD),
  }),
  'POST /manage/forceModifyPassword': async world => {
    const [person] = await world.server.query<{ id: string }>(
      'update person set force_modify_state = 1 where phone = $1 returning id',
      [await registered(world)],
    );
    return { userId: person?.id, ...passwordChange };
  },
  'POST /account/modifyPassword': async () => passwordChange,
  'POST /account/modifyPhone': async world => ({
    ...(await withCode(world, smsTypes.newPhone)),
    password: encryptField(PASSWORD),
  }),
  'GET /account/wxOauth': async world => {
    const openId = newName('attacker');
    await bound(world, await ticket(world, openId));
    return backFromWeChat(world, openId);
  },
  'GET /account/wxBindingUpdate': world => backFromWeChat(world, newName('attacker')),
  'POST /account/wxSignUp': async world => ({
    ...(await withCode(world, smsTypes.register)),
    ...{ password: encryptField(PASSWORD), ...(await ticket(world)) },
  }),
  'POST /account/wxBinding': async world => ({
    ...{ phone: encryptField(await registered(world)), password: encryptField(PASSWORD), ...(await ticket(world)) },
  }),
  'POST /account/thirdSignIn': async world => {
    const login = newName('attacker');
    await bound(world, ticketIn(await world.ask(socialCalls.thirdSignIn, await backFromCompany(world, login))));
    return backFromCompany(world, login);
  },
  'PUT /message/info/deleteMessage': message,
  'PUT /message/info/setRead': message,
  'PUT /message/info/setReadList': async world => ({ messageUserIds: [(await message(world)).messageUserId] }),
  'GET /message/info/messageHistoryList': async () => ({ '$filter.name': 'readState', '$filter.params': '0' }),
  'PUT /message/info/mailSetting': async () => ({ isOn: false, email: '', kinds: ['file-ready'] }),
  'GET /operation/log/list': async ({ things: { scrollId } }) => ({ scrollId }),
  'GET /operation/log/own': async () => ({}),
  'POST /operation/log/export': async world => {
    await endAllJobs(world);
    return { scrollId: world.things.scrollId };
  },
  'GET /operation/log/inEnterprise': inEnterprise,
  'POST /operation/log/exportEnterprise': async world => {
    await endAllJobs(world);
    return inEnterprise(world);
  },
  'PUT /survey/comment/edit': async world => ({ ...(await comment(world)), words: 'Too short?' }),
  'DELETE /survey/comment/remove': comment,
  'PUT /survey/comment/resolve': async world => ({ ...(await comment(world)), isResolved: true }),
  'POST /survey/collaborator/remove': world => withCollaborator(world),
  'POST /survey/collaborator/change': async world => ({
    ...(await withCollaborator(world)),
    rights: ['questionnaire.view'],
  }),
  // Whoever leaves leaves somebody behind who may do what they could.
  'POST /survey/collaborator/leave': async world => ({
    scrollId: (await withCollaborator(world, { rights })).scrollId,
  }),
  'POST /survey/record/query': async ({ things: { scrollId } }) => ({ scrollId, columns: ['fact:serial'] }),
  'POST /survey/record/previewMany': async ({ things: { scrollId } }) => ({
    scrollId,
    does: 'restore',
    list: 'invalid',
  }),
  'POST /survey/record/performMany': async world => ({ ...(await shownBatch(world)), memo: 'Odd' }),
  'POST /survey/record/undoMany': async world => {
    const batch = await shownBatch(world);
    await world.ask(recordBatchCalls.perform, { ...batch, memo: 'Odd' });
    return batch;
  },
  'GET /survey/record/getMany': shownBatch,
  'GET /survey/progress/read': async ({ things: { scrollId } }) => ({
    scrollId,
    from: '2026-03-01',
    to: '2026-03-07',
    by: 'day',
  }),
  'GET /survey/progress/wait': async ({ things: { scrollId } }) => ({ scrollId, seen: '10:20:12,15' }),
  'POST /survey/progress/dismissAlert': fullQuota,
  'POST /survey/dataSet/saveScheme': async ({ things: { scrollId } }) => ({ scrollId, name: 'One way to look' }),
  'DELETE /survey/dataSet/deleteScheme': async ({ ask, things: { scrollId } }) => ({
    ...{ scrollId, ...(await ask(dataSetCalls.saveScheme, { scrollId, name: 'Another' })) },
  }),
  ...reportInputs,
  ...cleaningInputs,
  ...solutionInputs,
  ...modelInputs,
  'POST /analysis/texts': async ({ things: { scrollId } }) => ({ scrollId, variables: [ids.text], search: 'a' }),
  'POST /analysis/run': async world => ({ ...(await analysed(world)), ...(await keptAnalysis(world)) }),
  'POST /analysis/simulation': analysed,
  'POST /analysis/export': async world => ({ ...(await analysed(world)), name: 'Sex', format: 'xlsx' }),
  'POST /analysis/save': async world => ({ ...(await analysed(world)), name: 'Sex' }),
  'GET /analysis/get': world => keptAnalysis(world),
  'POST /analysis/share': async world => ({ ...(await keptAnalysis(world)), isShared: true }),
  'POST /analysis/copy': async world => ({ ...(await keptAnalysis(world)), name: 'A copy' }),
  'DELETE /analysis/remove': world => keptAnalysis(world),
  'POST /analysis/takeBack': async world => {
    const kept = await keptAnalysis(world);
    await world.ask(analysisCalls.remove, kept);
    return kept;
  },
  'GET /analysis/history': world => keptAnalysis(world),
  'POST /analysis/rename': async world => ({ ...(await keptAnalysis(world)), name: 'Another name' }),
  'GET /analysis/runs': world => keptAnalysis(world),
  'GET /analysis/getRun': async world => {
    const kept = await keptAnalysis(world);
    await world.ask(analysisCalls.run, { ...(await analysed(world)), ...kept });
    const { items } = await world.ask(analysisCalls.runs, kept);
    return { ...kept, runId: items[0]!.runId };
  },
  'POST /analysis/saveBanner': async ({ things: { scrollId } }) => ({ scrollId, name: 'By sex', banner: [] }),
  'DELETE /analysis/removeBanner': async ({ ask, things: { scrollId } }) => ({
    ...{ scrollId, ...(await ask(analysisCalls.saveBanner, { scrollId, name: 'By age', banner: [] })) },
  }),
  'PUT /survey/respondent/edit': async world => ({ ...(await listedPerson(world)), respondent: { name: 'Zhao' } }),
  'GET /survey/respondent/qrCode': listedPerson,
  'POST /survey/friend/add': async () => ({ friends: [{ name: 'Qian', mobile: newMobile() }] }),
  'PUT /survey/friend/edit': async world => ({ friendId: await friend(world), friend: { name: 'Qian' } }),
  'DELETE /survey/friend/remove': friends,
  'POST /survey/friend/takeBack': async world => {
    const gone = await friends(world);
    await world.ask(friendCalls.removeFriends, gone);
    return gone;
  },
  'PUT /survey/friend/group': async world => ({ ...(await friends(world)), group: 'Club' }),
  'PUT /survey/friend/renameGroup': async () => ({ group: 'Club', name: 'Team' }),
  'PUT /survey/friend/label': async world => ({ ...(await friends(world)), add: ['Tea'] }),
  'POST /survey/friend/invite': async world => ({ scrollId: world.things.scrollId, ...(await friends(world)) }),
  'PUT /survey/contact/keepWish': async () => ({ contacts: [newMobile()] }),
  'POST /survey/contact/takeWishBack': async ({ ask }) => {
    const contact = newMobile();
    await ask(contactCalls.keepWish, { contacts: [contact] });
    return { contact, reason: 'Told us so' };
  },
  'POST /survey/answer/askNoMore': async world => ({ codeNum: await personalCode(world) }),
  'GET /survey/channel/get': async world => ({ channelCode: await channelCode(world) }),
  'POST /survey/channel/editEndPageLink': async world => ({
    channelCode: await channelCode(world),
    endPageLinks: { finished: 'https://a.cn/end' },
  }),
  'POST /survey/answer/uploadPicture': async world => (await visitor(world, 'image-upload')).form,
  'POST /survey/answer/uploadFile': async world => (await visitor(world, 'file-upload')).form,
  'GET /survey/answer/file': async world => {
    const { sender, file } = await withFile(world);
    return { ...sender, fileId: file.id };
  },
  'GET /platform/file': async world => {
    const { scrollId, versionTime, sender, file } = await withFile(world);
    const row = { questionId: ids.choice, topQuestionId: ids.choice, answerValueType: 3 };
    const answer = { ...row, answerValue: `${file.id}/${file.size}/${file.name}` };
    await world.ask(answerCalls.submitAnswer, { ...sender, versionTime, answerStatus: 2, answerInfoList: [answer] });
    const record = await world.ask(recordCalls.get, { scrollId, answerRecordId: sender.answerRecordId });
    return { ticket: parameterOf(record.files[0]?.address ?? '', 'ticket') };
  },
  'GET /platform/publicFile': async world => ({
    id: parameterOf(await world.ask(designUploadCalls.uploadPicture, { scrollId: world.draftId }, picture), 'id'),
  }),
  'POST /survey/edit/revert': async ({ ask, draftId: scrollId }) => {
    const editId = newName('attackedit');
    await ask(designCalls.saveQuestionGroup, {
      scrollId,
      editId,
      groupId: newName('group'),
      order: 'z',
      title: { text: 'More' },
    });
    return { scrollId, revertedEditId: editId };
  },
  'GET /survey/personalCheck/downloadPersonalCheckQRCode': async ({ ask, things: { scrollId } }) => {
    const check = { scrollId, isEnabled: true, fields: ['name'] };
    return { personalCheckId: (await ask(personalCheckCalls.updateCheckInfo, check)).personalCheckId };
  },
  'POST /survey/scroll/deleteForEver': async world => {
    const scrollId = await blank(world);
    await world.ask(scrollListCalls.moveToBin, { scrollId });
    return { scrollId };
  },
  'POST /survey/item/importItems': async ({ draftId: scrollId }) => ({
    ...{ scrollId, questionId: ids.choice, type: 'options' },
  }),
  'POST /survey/record/export': async world => {
    await endAllJobs(world);
    return { scrollId: world.things.scrollId, format: 'csv' };
  },
  ...broughtInInputs(endAllJobs),
  'GET /job/get': endedJob,
  'POST /job/cancel': startedJob,
  'POST /job/again': endedJob,
  'POST /job/undo': undoableJob,
  'DELETE /job/remove': endedJob,
  'POST /job/markSeen': async world => ({ jobIds: [(await endedJob(world)).jobId] }),
  'POST /survey/answer/sendIdentityCode': world => listed(world, true),
  'POST /survey/answer/passIdentity': world => listed(world, false),
};
