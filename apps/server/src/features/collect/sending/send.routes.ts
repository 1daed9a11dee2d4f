import { type SendDecision, type SendMethod, sendCalls } from '@wenshu/api-contract';
import { languages } from '@wenshu/texts';
import { sendTemplateTexts } from '@wenshu/texts/collect/mails';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { findOutwardPause } from '../../../platform/outward-pause.repository.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { balanceOf } from '../../people/points/index.ts';
import { listCustomFields, ownerOf } from '../respondents/index.ts';
import { presentTask } from './present-tasks.ts';
import { previewMessage, sendTrial } from './preview-message.ts';
import { isCollecting, queueTask, requireGoodWords } from './queue-task.ts';
import { wakeSending } from './run-sending.ts';
import {
  countAsSent,
  countByTask,
  countReachable,
  type Decision,
  findRecipientPage,
  listSentTo,
  queueFailed,
  sendDoubtfulAgain,
} from './send-message.repository.ts';
import {
  approveTask,
  findLastContents,
  findTask,
  listTasks,
  mendTask,
  resumeTask,
  stopTask,
} from './send-task.repository.ts';
import { checkUnsubscribed, mailIdOf, noteMailOpened, unsubscribe } from './unsubscribe.ts';

/** A GIF of one transparent point. */
const POINT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

export function registerSendCalls(app: FastifyInstance): void {
  registerCalls(app, sendCalls, {
    sendPermission: ({ scrollId }, { platform }) => findPermission(platform, scrollId),
    getSendTemplates: async ({ scrollId, sendMethod, type, linkId }, { database }) => {
      const last = await findLastContents(database.pool, scrollId, sendMethod, type, linkId);
      const own = languages.map(language => ({ language, ...sendTemplateTexts[language][sendMethod][type] }));
      return [
        ...last.map(content => ({ ...content, isLast: true })),
        ...own.map(content => ({ ...content, isLast: false })),
      ];
    },
    sendMsgBatch: (input, { platform }) => queueTask(platform, input),
    mendSendTask: async ({ scrollId, code, ...words }, { platform }) => {
      const { database, env, clock } = platform;
      const task = await getTask(platform, scrollId, code);
      await requireGoodWords(platform, scrollId, task.method, words);
      if (!(await mendTask(database.pool, scrollId, code, words))) throw new Refusal('sendStateRefused');
      // The installation may have stopped reviewing since.
      if (!env.isMailReviewed && (await approveTask(database.pool, code, clock.now()))) await wakeSending(platform);
      return null;
    },
    updateSendState: async ({ scrollId, code, state }, { platform }) => {
      await getTask(platform, scrollId, code);
      const changed = await changeState[state](platform, scrollId, code);
      if (changed === 0) throw new Refusal('sendStateRefused');
      if (state !== 'stopped') await wakeSending(platform);
      return { changed };
    },
    decideDoubtful: async ({ scrollId, code, decision, respondentIds }, { platform }) => {
      await getTask(platform, scrollId, code);
      const changed = await decide[decision](platform, { scrollId, taskId: code, respondentIds });
      if (changed === 0) throw new Refusal('sendDecisionLate');
      if (decision === 'again') await wakeSending(platform);
      return { changed };
    },
    sendTasks: async (search, { database }) => {
      const { total, tasks } = await listTasks(database.pool, search);
      const counts = await countByTask(
        database.pool,
        tasks.map(({ taskId }) => taskId),
      );
      return { total, items: tasks.map(task => presentTask(task, counts)) };
    },
    sendRecipients: async (search, { platform }) => {
      const { method } = await getTask(platform, search.scrollId, search.code);
      const { total, items } = await findRecipientPage(platform.database.pool, search);
      return { total, items: items.map(one => ({ ...one, sendId: sendIdOf(platform, method, one.sendId) })) };
    },
    sendRecord: async ({ scrollId, code }, { platform }) => {
      const items = await listSentTo(platform.database.pool, scrollId, code);
      return items.map(one => ({ ...one, sendId: sendIdOf(platform, one.sendMethod, one.sendId) }));
    },
    previewSend: (draft, { platform, language }) => previewMessage(platform, draft, language),
    testMail: async (draft, { platform, actor, language }) => ({
      isSent: await sendTrial(platform, draft, { personId: actor.personId, language }),
    }),
    checkEmailUnsubscribe: (ref, { platform }) => checkUnsubscribed(platform, ref),
    addEmailUnsubscribe: async (ref, { platform }) => {
      await unsubscribe(platform, ref);
      return null;
    },
    mailOpened: async (ref, { platform }) => {
      await noteMailOpened(platform, ref);
      return { content: POINT, fileName: 'point.gif', contentType: 'image/gif', isShownInPlace: true };
    },
  });
}

type Change = (platform: Platform, scrollId: string, code: string) => Promise<number>;
const changeState: Readonly<Record<'stopped' | 'sending' | 'resend-failed', Change>> = {
  stopped: async ({ database }, scrollId, code) => Number(await stopTask(database.pool, scrollId, code)),
  sending: async ({ database }, scrollId, code) => Number(await resumeTask(database.pool, scrollId, code)),
  'resend-failed': ({ database, clock }, scrollId, code) => queueFailed(database.pool, scrollId, code, clock.now()),
};

type Decide = (platform: Platform, decision: Decision) => Promise<number>;
const decide: Readonly<Record<SendDecision, Decide>> = {
  sent: ({ database }, decision) => countAsSent(database.pool, decision),
  again: ({ database, clock }, decision) => sendDoubtfulAgain(database.pool, decision, clock.now()),
};

/** As the other side's log has it. */
const sendIdOf = (platform: Platform, method: SendMethod, id: string | null) =>
  id !== null && method === 'mail' ? mailIdOf(platform, id) : id;

async function getTask({ database }: Platform, scrollId: string, code: string) {
  const task = await findTask(database.pool, code);
  if (task?.scrollId !== scrollId) throw new Refusal('sendTaskNotFound', { field: 'code' });
  return task;
}

/** Whether anything can be sent at all, and why not. */
async function findPermission(platform: Platform, scrollId: string) {
  const { database, env } = platform;
  const { withMail, withMobile } = await countReachable(database.pool, scrollId);
  const points = await balanceOf(platform, await ownerOf(platform, scrollId));
  const isOpen = await isCollecting(platform, scrollId);
  const whyNot = (people: number) =>
    isOpen ? (people === 0 ? ('nobody' as const) : null) : ('not-collecting' as const);
  return {
    mail: whyNot(withMail),
    sms: whyNot(withMobile) ?? (points === 0 ? ('no-points' as const) : null),
    withMail,
    withMobile,
    points,
    isReviewed: env.isMailReviewed,
    isPaused: (await findOutwardPause(database.pool)) !== undefined,
    sender: env.mail.kind === 'smtp' ? env.mail.from : '',
    customFields: await listCustomFields(database.pool, scrollId),
  };
}
