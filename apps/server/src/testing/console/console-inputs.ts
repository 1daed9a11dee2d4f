import {
  type CallData,
  documentsRoomCalls,
  newsRoomCalls,
  operatedEnterpriseCalls,
  operatedPlanCalls,
} from '@wenshu/api-contract';
import { buildSurvey } from '../build-survey.ts';
import type { TestApp } from '../build-test-app.ts';
import { topUp } from '../fakes/top-up.ts';
import { payForReward } from '../rewards/build-reward.ts';
import { type FurnishedConsole, newsContent } from './furnish-console.ts';

type MakeInput = () => object | Promise<object>;

/** For every call of the console, by its path below /operator, what makes it do something; those that decide have something left to decide. */
export function consoleInputs(test: TestApp, of: FurnishedConsole): Readonly<Record<string, MakeInput>> {
  const why = 'for the test';
  const ask = async (call: Parameters<TestApp['call']>[0], input: object) =>
    // Whichever call it is: each is asked with the input that it takes.
    (await test.call(call, input as never, of.chief.seat)).data;
  const enterprise = async () =>
    (await ask(operatedEnterpriseCalls.get, { enterpriseId: of.enterpriseId })) as CallData<
      typeof operatedEnterpriseCalls.get
    >;
  const seenNews = async () => ((await ask(newsRoomCalls.look, { id: of.newsId })) as { version: number }).version;
  const seenDocument = async (kind: string) => {
    const documents = (await ask(documentsRoomCalls.list, {})) as CallData<typeof documentsRoomCalls.list>;
    return documents.find(document => document.kind === kind)!.versions[0]!.version;
  };
  const words = async (kind: string) => ({
    kind,
    seen: await seenDocument(kind),
    zh: '文本',
    en: 'text',
    asksAgain: false,
    why,
  });
  const tomorrow = () => test.clock.now().getTime() + 86_400_000;
  const holder = { kind: 'enterprise', holderId: of.enterpriseId, feature: 'p016', why };
  const licenceTime = async () => {
    const found = (await ask(operatedPlanCalls.holder, { enterpriseId: of.enterpriseId })) as CallData<
      typeof operatedPlanCalls.holder
    >;
    return found.licences.find(({ feature }) => feature === holder.feature)?.changeTime ?? null;
  };
  const points = async () =>
    (await ask(operatedPlanCalls.points, { account: of.creator.phone })) as CallData<typeof operatedPlanCalls.points>;
  const message = {
    zh: { title: '通知', text: '内容' },
    en: { title: 'Notice', text: 'Words' },
    path: null,
    audience: { to: 'accounts', accounts: [of.creator.phone] },
    why,
  };
  const panel = (word: string) => `https://panel.example/${word}?uid={uid}`;
  const [order, otherOrder] = of.orders;
  const [mail, otherMail] = of.mails;
  const [sample, otherSample] = of.samples;
  const userId = of.helped.id;
  const packet = async () => payForReward(test, of.creator, await buildSurvey(test, of.creator));
  let made = 0;
  return {
    'overview/get': () => ({}),
    'overview/goOn': () => ({ why }),
    'backups/list': () => ({}),
    'backups/take': () => ({}),
    'backups/check': () => ({ fileName: 'furnished.backup.gz' }),
    'jobs/queues': () => ({}),
    'jobs/queued': () => ({ queue: of.queue }),
    'jobs/repeat': () => ({ queue: of.queue, jobId: of.failedJob, why }),
    'jobs/cancel': () => ({ queue: of.queue, jobId: of.plannedJob, why }),
    'jobs/ofPeople': () => ({}),
    'jobs/stopOfPerson': () => ({ jobId: of.personJob, why }),
    'jobs/repeatOfPerson': () => ({ jobId: of.personJob, why }),
    'settings/list': () => ({}),
    'news/list': () => ({}),
    'news/look': () => ({ id: of.newsId }),
    'news/version': () => ({ id: of.newsId, version: 1 }),
    'news/save': () => ({ item: null, content: newsContent }),
    'news/publish': async () => ({ id: of.newsId, seen: await seenNews() }),
    'news/withdraw': async () => ({ id: of.newsId, seen: await seenNews() }),
    'documents/list': () => ({}),
    'documents/read': () => ({ kind: 'terms', version: 0 }),
    'documents/publish': () => words('manual'),
    'documents/plan': async () => Object.assign(await words('guide'), { from: tomorrow() }),
    'documents/cancel': async () => ({ kind: 'guide', version: await seenDocument('guide'), why }),
    'documents/switch': () => ({ kind: 'manual', isShown: false }),
    'announcements/list': () => ({}),
    'announcements/choices': () => ({ name: 'Enterprise' }),
    'announcements/count': () => ({ audience: message.audience }),
    'announcements/send': () => message,
    'announcements/cancel': () => ({ id: of.announcementId, why }),
    'enterprises/find': () => ({ text: 'Enterprise' }),
    'enterprises/get': () => ({ enterpriseId: of.enterpriseId }),
    'enterprises/orders': () => ({}),
    'enterprises/open': () => ({ orderNumber: order, why }),
    'enterprises/decline': () => ({ orderNumber: otherOrder, why }),
    'enterprises/extend': async () => ({
      enterpriseId: of.enterpriseId,
      days: 30,
      until: null,
      seenUntil: (await enterprise()).validUntil,
      why,
    }),
    'enterprises/seats': async () => ({
      enterpriseId: of.enterpriseId,
      seats: 9,
      seenSeats: (await enterprise()).seatTotal,
      why,
    }),
    'enterprises/expire': () => ({ enterpriseId: of.enterpriseId, why }),
    'plans/list': () => ({}),
    'plans/save': () => ({ planId: 'furnished', zh: '版本', en: 'Plan', features: [], seen: null, why }),
    'plans/licences': () => ({}),
    'plans/holder': () => ({ account: of.creator.phone }),
    'plans/grant': async () => Object.assign({ seenTime: await licenceTime(), days: 30 }, holder),
    'plans/withdraw': async () => Object.assign({ seenTime: await licenceTime() }, holder),
    'plans/points': () => ({ account: of.creator.phone }),
    'plans/grantPoints': async () => ({ userId: of.creator.id, points: 5, seenTime: (await points()).grantTime, why }),
    'money/packages': () => ({}),
    'money/savePackage': () => ({
      packageId: `furnished-${++made}`,
      unit: 'points',
      amount: 70,
      priceFen: 600,
      zh: '套餐',
      en: 'Package',
      isOffered: false,
      seenTime: null,
      why,
    }),
    'money/payments': () => ({}),
    'money/refund': async () => ({
      orderNumber: (await topUp(test, of.creator, 500)).orderNumber,
      amount: 200,
      reason: why,
      seenAmount: 0,
    }),
    'money/strayNotices': () => ({}),
    'money/demonstration': () => ({}),
    'money/voidDemonstration': () => ({ seenFen: 300, why }),
    'money/books': () => ({}),
    'people/find': () => ({ account: of.helped.phone }),
    'people/look': () => ({ userId }),
    'people/endSessions': () => ({ userId, why }),
    'people/liftLock': () => ({ userId, why }),
    'people/forcePassword': () => ({ userId, why }),
    'people/resetFactor': () => ({ userId, check: 'video', why }),
    'reviews/mails': () => ({}),
    'reviews/mail': () => ({ taskId: otherMail }),
    'reviews/approve': () => ({ taskId: mail, why }),
    'reviews/reject': () => ({ taskId: otherMail, why }),
    'reviews/address': () => ({ email: of.stopped }),
    'reviews/allow': () => ({ email: of.stopped, why }),
    'reviews/samples': () => ({}),
    'reviews/quote': () => ({ orderNumber: sample, priceFen: 12_300, why }),
    'reviews/paid': () => ({ orderNumber: sample, why }),
    'reviews/field': () => ({
      orderNumber: sample,
      finished: panel('c'),
      screened: panel('s'),
      quotaFull: panel('q'),
      why,
    }),
    'reviews/decline': () => ({ orderNumber: otherSample, why }),
    'reviews/history': () => ({}),
    'reviews/packets': () => ({}),
    'reviews/refusedPayouts': () => ({}),
    'reviews/approvePacket': async () => ({ rewardId: await packet(), why }),
    'reviews/rejectPacket': async () => ({ rewardId: await packet(), why }),
    'trial/list': () => ({ language: 'en' }),
    'trial/export': () => ({ language: 'en' }),
    'operators/list': () => ({}),
    'operators/add': () => ({ account: of.creator.phone, roles: ['content'], why }),
    'operators/change': () => ({ userId: of.added.id, roles: ['finance'], why }),
    'operators/remove': () => ({ userId: of.added.id, why }),
    'log/list': () => ({ size: 200 }),
    'log/check': () => ({}),
    'log/export': () => ({}),
    'door/here': () => ({}),
    'door/leave': () => ({}),
  };
}
