import {
  accountCalls,
  announcementCalls,
  answerCalls,
  apiKeyCalls,
  enterpriseCalls,
  newsRoomCalls,
  operatorCalls,
  respondentCalls,
  sampleCalls,
  sendCalls,
} from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { vi } from 'vitest';
import { stopMail } from '../../features/collect/sending/mail-stops.ts';
import { ensureTrialForm } from '../../features/collect/trial-form/index.ts';
import { startJob } from '../../features/people/jobs/index.ts';
import { operationLogJob } from '../../features/people/operations/index.ts';
import { jobKind } from '../../platform/jobs/jobs.ts';
import { beginOutwardPause } from '../../platform/outward-pause.repository.ts';
import { buildEnterprise } from '../build-enterprise.ts';
import { buildOperator, type TestOperator } from '../build-operator.ts';
import { buildPerson, type TestPerson } from '../build-person.ts';
import { asPerson, buildSurvey, optionA, sentAnswers, textId } from '../build-survey.ts';
import type { TestApp } from '../build-test-app.ts';
import { mailingCalls } from '../mailing.ts';
import { turnFactorOn } from '../second-factor.ts';
import { applyForTrial } from './apply-for-trial.ts';

/** Words that stand where somebody wrote something for others than operators. */
export const written = {
  answer: 'mark-of-an-answer-7193',
  respondent: 'Mark-Of-A-Respondent',
  queued: 'mark-of-a-queued-job-2207',
  jobTitle: 'mark-of-a-job-title-5518',
  trial: 'mark-of-an-application-8841',
} as const;

export interface FurnishedConsole {
  readonly chief: TestOperator;
  readonly creator: TestPerson;
  readonly helped: TestPerson;
  readonly apiKey: string;
  readonly enterpriseId: string;
  readonly orders: readonly string[];
  readonly mails: readonly string[];
  readonly samples: readonly string[];
  readonly stopped: string;
  readonly queue: string;
  readonly failedJob: string;
  readonly plannedJob: string;
  readonly personJob: string;
  readonly newsId: number;
  readonly announcementId: number;
  readonly added: TestPerson;
}

/** An installation in which there is something to look at, to decide and to end in every room of the console. */
export async function furnishConsole(test: TestApp): Promise<FurnishedConsole> {
  const { platform } = test;
  const chief = await buildOperator(test, 'administrator');
  const [creator, helped, added] = [
    await buildPerson(platform),
    await buildPerson(platform),
    await buildPerson(platform),
  ];
  await turnFactorOn(test, helped);
  await test.call(accountCalls.signIn, {
    phone: encryptField(helped.phone),
    password: encryptField('not theirs'),
    verifyCode: 'abcd',
    verifyCodeKey: '0123456789abcdef',
  });
  const key = await test.call(apiKeyCalls.create, { name: 'mine', rights: ['questionnaire.view'] }, asPerson(creator));
  if (key.code !== '0000') throw new Error(key.message);
  await ensureTrialForm(platform);
  await applyForTrial(test, 'en', {
    Name: written.trial,
    'Telephone number': '010-88886666',
    Company: 'Orchard Ltd',
  });
  await stopMail(platform, 'stopped@example.com', 'complained');
  await test.call(operatorCalls.add, { account: added.phone, roles: ['reader'], why: 'helps' }, chief.seat);
  const announcement = await test.call(
    announcementCalls.send,
    {
      zh: { title: '维护', text: '周日' },
      en: { title: 'Maintenance', text: 'Sunday' },
      path: null,
      audience: { to: 'everybody', administratorsOnly: false },
      at: test.clock.now().getTime() + 86_400_000,
      why: 'new disks',
    },
    chief.seat,
  );
  const news = await test.call(newsRoomCalls.save, { item: null, content: newsContent }, chief.seat);
  await beginOutwardPause(platform.database.pool);
  return {
    chief,
    creator,
    helped,
    added,
    apiKey: (key.data as { key: string }).key,
    ...(await furnishEnterprises(test)),
    ...(await furnishSurvey(test, creator)),
    stopped: 'stopped@example.com',
    ...(await furnishJobs(test, creator)),
    newsId: (news.data as { id: number }).id,
    announcementId: (announcement.data as { id: number }).id,
  };
}

const told = { title: 'News', summary: 'In short', words: 'At length' };
export const newsContent = { day: '2026-03-02', zh: told, en: told, address: null, picture: '' };

async function furnishEnterprises(test: TestApp) {
  const orders: string[] = [];
  let enterpriseId = '';
  for (const _ of [1, 2]) {
    const enterprise = await buildEnterprise(test);
    enterpriseId = enterprise.enterpriseId;
    const wish = { enterpriseId, wish: 'seats', seats: 2 };
    // A wish for seats alone, which the union of wishes does not narrow to here.
    const { data } = await test.call(enterpriseCalls.order, wish as never, asPerson(enterprise.administrator));
    orders.push((data as { orderNumber: string }).orderNumber);
  }
  return { enterpriseId, orders };
}

async function furnishSurvey(test: TestApp, creator: TestPerson) {
  const survey = await buildSurvey(test, creator);
  const sent = sentAnswers(survey, 'marked00000000000001', optionA);
  const text = { questionId: textId, topQuestionId: textId, answerValue: written.answer, answerValueType: 0 as const };
  const answers = Object.assign({}, sent, { answerInfoList: [...sent.answerInfoList, text] });
  // An answer beside those of the helper, whose type knows choices alone.
  const answer = await test.call(answerCalls.submitAnswer, answers as never);
  if (answer.code !== '0000') throw new Error(answer.message);
  const { data } = mailingCalls(() => ({ test, creator, survey }));
  const respondents = [{ name: written.respondent, email: 'somebody.asked@example.com' }];
  await data(respondentCalls.addRespondents, { respondents });
  const mails: string[] = [];
  for (const code of ['wave1', 'wave2']) {
    const contents = [{ language: 'en', subject: 'Hello {name}', body: 'Dear {name}\n\n{link}' }];
    mails.push((await data(sendCalls.sendMsgBatch, { sendMethod: 'mail', code, name: code, contents })).code);
  }
  const samples: string[] = [];
  for (const targets of ['Coffee lovers', 'Tea lovers']) {
    const wish = { samples: 2, days: 3, minutes: 5, incidencePercent: 40, targets };
    samples.push((await data(sampleCalls.orderSample, wish)).orderNumber);
  }
  return { mails, samples };
}

async function furnishJobs(test: TestApp, creator: TestPerson) {
  const { jobs, database } = test.platform;
  const kind = jobKind<{ readonly said: string }>('test.furnished', { retryLimit: 0 });
  await jobs.send(kind, { said: written.queued }, { startAfter: new Date(Date.now() + 3600_000) });
  await jobs.send(kind, { said: written.queued });
  await jobs.work(kind, async ({ said }) => {
    throw new Error(`could not keep ${said}`);
  });
  const ofState = async (state: string) => {
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from pgboss.job where name = $1 and state::text = $2',
      [kind.name, state],
    );
    return rows[0]!.id;
  };
  const failedJob = await vi.waitFor(() => ofState('failed'), 20_000);
  const personJob = await startJob(test.platform, operationLogJob, {
    personId: creator.id,
    // It is never run: nobody reads what it would be about.
    input: { scrollId: 'x', language: 'en' } as never,
    title: written.jobTitle,
  });
  return { queue: kind.name, failedJob, plannedJob: await ofState('created'), personJob };
}
