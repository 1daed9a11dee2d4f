import {
  answerCalls,
  answerUploadCalls,
  collaboratorCalls,
  commentCalls,
  dataSetCalls,
  designCalls,
  designUploadCalls,
  linkCalls,
  liveSettingsCalls,
  progressCalls,
  publishCalls,
  recordCalls,
  rights,
  scrollCalls,
  scrollListCalls,
  unpublishedCalls,
} from '@wenshu/api-contract';
import { ids } from '@wenshu/survey-core/testing';
import { samples } from '../../apps/server/src/testing/send-form.ts';
import { accountInputs } from './account-inputs.ts';
import { analysisInputs } from './analysis-inputs.ts';
import { assistantInputs } from './assistant-inputs.ts';
import { broughtInInputs } from './brought-in-inputs.ts';
import { cleaningInputs } from './cleaning-inputs.ts';
import { codingInputs } from './coding-inputs.ts';
import { endAllJobs, jobInputs } from './job-inputs.ts';
import { modelInputs } from './model-inputs.ts';
import { paperInputs } from './paper-inputs.ts';
import { peopleInputs } from './people-inputs.ts';
import { type Input, newName, OTHER_PHONE, type Prepare, parameterOf } from './prepared.ts';
import { reportInputs } from './report-inputs.ts';
import { rewardInputs } from './reward-inputs.ts';
import { sendingInputs } from './sending-inputs.ts';
import { solutionInputs } from './solution-inputs.ts';
import { symposiumInputs } from './symposium-inputs.ts';
import { transcriptInputs } from './transcript-inputs.ts';
import { draftInputs, walletInputs } from './wallet-inputs.ts';
import type { World } from './world.ts';

const picture = { name: 'a.png', content: samples.png };

async function binned(world: World) {
  const scrollId = await blank(world);
  await world.ask(scrollListCalls.moveToBin, { scrollId });
  return { scrollId };
}

const blank = async ({ ask }: World) => (await ask(scrollCalls.create, { name: 'Fruit', languageId: 2 })).scrollId;

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

/** A survey that collects and is edited beside that, with one text that is another. */
async function withDraft(world: World) {
  const { ask } = world;
  const { scrollId } = await visitor(world, 'image-upload');
  await ask(unpublishedCalls.open, { scrollId });
  const title = { text: 'Show it, please' };
  const { version } = await ask(designCalls.updateTitleOrDesc, { scrollId, description: title });
  return { scrollId, version };
}

/** What the owner said about a question. */
async function comment({ ask, draftId: scrollId }: World) {
  const part = { scrollId, partKind: 'question', partId: ids.choice };
  const { commentId } = await ask(commentCalls.add, { ...part, words: 'Too long?' });
  return { scrollId, commentId };
}

/** Inputs that name something which has to be made first, and which the call may use up. */
export const preparedInputs: Readonly<Record<string, Prepare>> = {
  ...sendingInputs,
  ...accountInputs,
  ...jobInputs,
  ...analysisInputs,
  ...assistantInputs,
  ...peopleInputs,
  ...walletInputs,
  ...draftInputs,
  ...rewardInputs,
  ...paperInputs,
  ...symposiumInputs,
  ...transcriptInputs,
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
    scrollId,
    ...(await ask(dataSetCalls.saveScheme, { scrollId, name: 'Another' })),
  }),
  ...reportInputs,
  ...cleaningInputs,
  ...codingInputs,
  ...solutionInputs,
  ...modelInputs,
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
  'POST /survey/unpublished/open': async world => ({ scrollId: (await visitor(world, 'image-upload')).scrollId }),
  'GET /survey/unpublished/live': async ({ things: { scrollId } }) => ({ scrollId }),
  'GET /survey/unpublished/look': async world => ({ scrollId: (await withDraft(world)).scrollId }),
  'POST /survey/unpublished/publish': withDraft,
  'POST /survey/unpublished/publishTexts': async world => ({
    ...(await withDraft(world)),
    texts: [{ id: 'survey', field: 'description' }],
  }),
  'POST /survey/unpublished/discard': withDraft,
  'POST /survey/scroll/deleteForEver': binned,
  'POST /survey/scroll/restore': binned,
  'POST /survey/item/importItems': async ({ draftId: scrollId }) => ({
    scrollId,
    questionId: ids.choice,
    type: 'options',
  }),
  ...broughtInInputs(endAllJobs),
};
