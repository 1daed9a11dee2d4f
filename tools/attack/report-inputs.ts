import {
  answerCalls,
  collaboratorCalls,
  designCalls,
  linkCalls,
  publishCalls,
  reportCalls,
  reportMemberCalls,
  reportScheduleCalls,
  scrollCalls,
  shareCalls,
  sharedCalls,
} from '@wenshu/api-contract';
import { ids } from '@wenshu/survey-core/testing';
import type { World } from './world.ts';

type Input = Readonly<Record<string, unknown>>;
type Prepare = (world: World) => Promise<Input>;

let made = 0;
const newId = (start: string) => `${start}${String(++made).padStart(6, '0')}`;

async function report({ ask, things: { scrollId } }: World): Promise<Input> {
  const { reportId } = await ask(reportCalls.create, { scrollId, name: newId('Report') });
  return { scrollId, reportId };
}

/** With one edit in it. */
async function edited(world: World): Promise<Input> {
  const of = await report(world);
  const changes = [{ path: ['name'], value: 'Named' }];
  await world.ask(reportCalls.edit, { ...of, baseVersion: 0, editId: newId('edit'), changes });
  return of;
}

async function colleague({ ask, things: { scrollId } }: World): Promise<string> {
  return (await ask(collaboratorCalls.add, { scrollId, phone: '13900139000' })).userId;
}

/** A survey with as many samples as a report needs. */
async function collected({ ask }: World): Promise<Input> {
  const { scrollId } = await ask(scrollCalls.create, { name: 'Fruit', languageId: 2 });
  await ask(designCalls.saveQuestionGroup, { scrollId, groupId: ids.group, order: 'a', title: { text: 'All' } });
  const question = { questionId: ids.choice, groupId: ids.group, order: 'a', seqName: 'Q1', title: { text: 'Why?' } };
  await ask(designCalls.addTopQuestion, { scrollId, type: 'fill-in', ...question });
  const { versionTime } = await ask(publishCalls.changeStatus, { scrollId, status: 1 });
  const { linkCode } = await ask(linkCalls.create, { scrollId });
  for (let sample = 0; sample < 10; sample++) {
    const id = newId('samplerecord');
    const sender = { linkCode, cookieId: id, answerRecordId: id };
    await ask(answerCalls.submitAnswer, { ...sender, versionTime, answerStatus: 2, answerInfoList: [] });
  }
  return { scrollId };
}

async function share(world: World, more: object = {}) {
  const of = await report(world);
  return world.ask(shareCalls.saveShare, { ...of, what: 'report', mayDownload: true, ...more });
}

async function ticket(world: World): Promise<Input> {
  const { code } = await share(world);
  return { ticket: (await world.ask(sharedCalls.open, { code })).ticket };
}

const daily = { rule: { every: 'day', hour: 9 }, recipients: [{ email: 'you@example.cn' }] };

async function scheduled(world: World): Promise<Input> {
  const of = await report(world);
  await world.ask(reportScheduleCalls.saveSchedule, { ...of, ...daily });
  return of;
}

/** What the calls of reports and shares need before they can do what they are for. */
export const reportInputs: Readonly<Record<string, Prepare>> = {
  'POST /report/create': async ({ things: { scrollId } }) => ({ scrollId, name: 'Report' }),
  'GET /report/get': report,
  'POST /report/edit': async world => ({
    ...(await report(world)),
    baseVersion: 0,
    editId: newId('edit'),
    changes: [{ path: ['name'], value: 'Named' }],
  }),
  'GET /report/since': async world => ({ ...(await edited(world)), version: 0, waitSeconds: 0 }),
  'POST /report/presence': async world => ({ ...(await report(world)), pageId: 'attackpage1' }),
  'GET /report/history': edited,
  'GET /report/earlier': async world => ({ ...(await edited(world)), version: 0 }),
  'POST /report/restore': async world => ({ ...(await edited(world)), version: 0, editId: newId('edit') }),
  'POST /report/copy': async world => ({ ...(await report(world)), name: 'A copy' }),
  'DELETE /report/remove': report,
  'POST /report/takeBack': async world => {
    const of = await report(world);
    await world.ask(reportCalls.remove, of);
    return of;
  },
  'GET /report/listMembers': report,
  'POST /report/saveMember': async world => ({
    ...(await report(world)),
    userId: await colleague(world),
    role: 'edit',
  }),
  'POST /report/removeMember': async world => {
    const member = { ...(await report(world)), userId: await colleague(world) };
    await world.ask(reportMemberCalls.saveMember, { ...member, role: 'view' });
    return member;
  },
  'POST /report/results': report,
  'POST /report/freeze': async world => ({ ...(await report(world)), isFrozen: true }),
  'POST /report/export': async world => ({ ...(await report(world)), format: 'xlsx' }),
  'POST /report/uploadPicture': report,
  'POST /report/importTable': report,
  'POST /report/makeAuto': collected,
  'GET /report/listShares': report,
  'POST /report/saveShare': async world => ({ ...(await report(world)), what: 'report', password: '20261116' }),
  'POST /report/withdrawShare': async world => ({
    scrollId: world.things.scrollId,
    shareId: (await share(world)).shareId,
  }),
  'GET /report/getSchedule': report,
  'POST /report/saveSchedule': async world => ({ ...(await report(world)), ...daily }),
  'POST /report/stopSchedule': scheduled,
  'POST /report/sendScheduledNow': async world => ({ ...(await scheduled(world)), email: 'me@example.cn' }),
  'POST /share/open': async world => ({ code: (await share(world)).code }),
  'GET /share/get': ticket,
  'POST /share/results': ticket,
  'GET /share/export': async world => ({ ...(await ticket(world)), format: 'xlsx' }),
};
