import { type CallData, secondFactorCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import type { TestPerson } from './build-person.ts';
import { asPerson } from './build-survey.ts';
import type { TestApp } from './build-test-app.ts';
import { authenticatorCode } from './fakes/authenticator-code.ts';

/** Turned on as a person does it; half a minute later, so that the code which it gives back is a fresh one. */
export async function turnFactorOn(test: TestApp, person: TestPerson): Promise<{ codeNow(): string }> {
  const password = encryptField(person.password);
  const prepared = await test.call(secondFactorCalls.prepare, { password }, asPerson(person));
  const { secret } = prepared.data as CallData<typeof secondFactorCalls.prepare>;
  const codeNow = () => authenticatorCode(secret, test.clock.now());
  const answer = await test.call(secondFactorCalls.turnOn, { code: codeNow() }, asPerson(person));
  if (answer.code !== '0000') throw new Error(answer.message);
  test.clock.advanceSeconds(30);
  return { codeNow };
}
