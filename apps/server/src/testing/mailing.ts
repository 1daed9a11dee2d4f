import type { Call, CallData } from '@wenshu/api-contract';
import { expect } from 'vitest';
import { sendDue } from '../features/collect/sending/run-sending.ts';
import type { TestPerson } from './build-person.ts';
import { asPerson, type TestSurvey } from './build-survey.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import type { MailServer } from './fakes/mail-server.ts';

/** The platform with a mail server that takes what it sends. */
export async function buildMailingApp(server: MailServer, env: Readonly<Record<string, string>>): Promise<TestApp> {
  const reached = { SMTP_URL: await server.start(), PUBLIC_URL: 'https://wenshu.example' };
  return buildTestApp({ env: { ...reached, ...env } });
}

interface Mailing {
  readonly test: TestApp;
  readonly creator: TestPerson;
  readonly survey: TestSurvey;
}

/** What tests of sending do again and again, about the survey that there is at that moment. */
export function mailingCalls(now: () => Mailing) {
  const ask = async <C extends Call>(call: C, input: object = {}, person = now().creator) =>
    // Tests send what they like; the call itself checks it.
    now().test.call(call, { scrollId: now().survey.scrollId, ...input } as never, asPerson(person));
  return {
    ask,
    data: async <C extends Call>(call: C, input: object = {}): Promise<CallData<C>> => {
      const answer = await ask(call, input);
      expect(answer.code).toBe('0000');
      return answer.data as CallData<C>;
    },
    /** Everything that is due, the clock being moved on as the pace wants it. */
    sendAll: async (): Promise<void> => {
      const { platform, clock } = now().test;
      for (let idle = 0; idle < 3; ) {
        idle = (await sendDue(platform)) > 0 ? 0 : idle + 1;
        clock.advanceSeconds(1);
      }
    },
  };
}
