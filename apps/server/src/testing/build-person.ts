import type { Right } from '@wenshu/api-contract';
import type { RecordRange } from '../authorisation/record-range.ts';
import { grantRights } from '../authorisation/right.repository.ts';
import { hashPassword, insertPerson, type Person } from '../features/people/account/index.ts';
import { startSession } from '../features/people/session/index.ts';
import type { Platform } from '../platform/platform.ts';

export interface TestPerson extends Person {
  readonly phone: string;
  readonly password: string;
  /** Of a session that has just begun. */
  readonly token: string;
}

const PASSWORD = 'Right1234';
let passwordHash: Promise<string> | undefined;
let nextPhone = 13_000_000_000;

/** A registered and signed-in person, unlike any other. */
export async function buildPerson(platform: Platform): Promise<TestPerson> {
  passwordHash ??= hashPassword(PASSWORD);
  nextPhone += 1;
  const phone = String(nextPhone);
  const person = await insertPerson(platform.database.pool, {
    phone,
    passwordHash: await passwordHash,
    nickName: `Person ${phone.slice(-4)}`,
    name: 'Test Person',
  });
  const { token } = await startSession(platform, person.id);
  return { ...person, phone, password: PASSWORD, token };
}

/** The same person with a session that has just begun: for tests in which days go by. */
export async function signInAnew(platform: Platform, person: TestPerson): Promise<TestPerson> {
  return { ...person, token: (await startSession(platform, person.id)).token };
}

/** Gives rights on a questionnaire's id; whether there is such a questionnaire is not asked. */
export async function giveRights(
  platform: Platform,
  person: Person,
  scrollId: string,
  rights: readonly Right[],
  range?: RecordRange,
): Promise<void> {
  await grantRights(platform.database.pool, person.id, { kind: 'questionnaire', id: scrollId }, rights, range);
}
