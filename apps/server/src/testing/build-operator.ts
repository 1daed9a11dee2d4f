import type { OperatorRole } from '@wenshu/api-contract';
import { addOperator } from '../features/console/operators/index.ts';
import { insertOperatorSession } from '../features/console/operators/operator-session.repository.ts';
import { prepareSecondFactor, turnSecondFactorOn } from '../features/people/second-factor/index.ts';
import { createToken, hashToken, insertSession } from '../features/people/session/index.ts';
import { buildPerson, type TestPerson } from './build-person.ts';
import type { TestApp } from './build-test-app.ts';
import { authenticatorCode } from './fakes/authenticator-code.ts';
import type { TestRequest } from './send-call.ts';

export interface TestOperator extends TestPerson {
  /** What goes with their calls: the cookie of a session of the console. */
  readonly seat: TestRequest;
  /** Of their authenticator application. */
  readonly secret: string;
}

/** Somebody at the console, in these roles. There is an administrator before there is anybody else. */
export async function buildOperator({ platform, clock }: TestApp, ...roles: OperatorRole[]): Promise<TestOperator> {
  const person = await buildPerson(platform);
  const by = { kind: 'command', personId: null, name: 'test', roles: ['administrator'] } as const;
  const { secret } = await prepareSecondFactor(platform, person.id, 'test');
  await turnSecondFactorOn(platform, person.id, authenticatorCode(secret, clock.now()));
  const { rows } = await platform.database.pool.query<{ some: boolean }>('select count(*) > 0 as some from operator');
  if (!rows[0]?.some && !roles.includes('administrator'))
    await buildOperator({ platform, clock } as TestApp, 'administrator');
  await addOperator(platform, by, { account: person.phone, roles, why: 'for the test' });
  const token = createToken();
  const terminal = { userAgent: '', address: '' };
  const sessionId = await insertSession(platform.database.pool, person.id, terminal, clock.now());
  await insertOperatorSession(platform.database.pool, { hash: hashToken(token), sessionId, now: clock.now() });
  return { ...person, secret, seat: { lang: 'en', headers: { cookie: `wenshu-operator=${token}` } } };
}
