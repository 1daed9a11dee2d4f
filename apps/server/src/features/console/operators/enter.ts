import { createHash, timingSafeEqual } from 'node:crypto';
import type { CallData, CallInput, operatorDoorCalls } from '@wenshu/api-contract';
import type { Operator } from '../../../authorisation/operator.ts';
import type { CallContext } from '../../../http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findPerson, hideReach, openAccountName, openField, requirePassword } from '../../people/account/index.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { checkPictureCode, forgivePictureCode } from '../../people/picture-code/index.ts';
import {
  findSecondFactor,
  issueTicket,
  prepareSecondFactor,
  redeemTicketBy,
  spendFactorCode,
  turnSecondFactorOn,
} from '../../people/second-factor/index.ts';
import { createToken, hashToken, insertSession, keptTerminal } from '../../people/session/index.ts';
import { nameFirstOperator } from './name-operator.ts';
import { noteErrand } from './note-errand.ts';
import { findOperator, hasOperators } from './operator.repository.ts';
import { insertOperatorSession } from './operator-session.repository.ts';

type Door = typeof operatorDoorCalls;
type VisitorContext = CallContext<'visitor'>;

const secretTries: AttemptLimit = { name: 'operator:address', most: 10, windowSeconds: 15 * 60 };

/** The account's own password, and nothing told about whether its owner is an operator: who is none is answered as a wrong password is. */
export async function beginEntering(
  input: CallInput<Door['begin']>,
  context: VisitorContext,
): Promise<CallData<Door['begin']>> {
  const { platform, database, clientAddress } = context;
  const account = openAccountName(input.phone);
  const password = openField('password', input.password);
  await checkPictureCode(platform, input);
  const person = await requirePassword(context, account.key, () => account.find(database.pool), password);
  await nameFirstOperator(platform);
  // Who must change their password proves nothing by it.
  if (person.forceModifyState || !(await findOperator(database.pool, person.id)))
    throw new Refusal('accountOrPasswordWrong');
  await forgivePictureCode(platform, clientAddress);
  const ticket = await issueTicket(platform, person.id);
  const hasFactor = (await findSecondFactor(database.pool, person.id))?.isOn ?? false;
  return { ticket, factor: hasFactor ? null : await prepareSecondFactor(platform, person.id, hideReach(person)) };
}

interface Entered {
  readonly token: string;
  readonly recoveryCodes: string[] | null;
}

/** By a code of the second factor; of who has none yet, by the first code of the one that they were shown. */
export async function completeEntering(
  { ticket, code }: CallInput<Door['complete']>,
  context: VisitorContext,
): Promise<Entered> {
  const { platform } = context;
  return redeemTicketBy(platform, ticket, async personId => {
    const hasFactor = (await findSecondFactor(platform.database.pool, personId))?.isOn ?? false;
    if (hasFactor) await spendFactorCode(platform, personId, code);
    const recoveryCodes = hasFactor ? null : [...(await turnSecondFactorOn(platform, personId, code))];
    return { token: await beginSession(context, personId, recoveryCodes !== null), recoveryCodes };
  });
}

async function beginSession(context: VisitorContext, personId: string, isFactorNew: boolean): Promise<string> {
  const { database, clock, clientAddress: address, userAgent } = context;
  const token = createToken();
  const terminal = keptTerminal({ address, userAgent });
  await database.transaction(async client => {
    // A ticket of an ordinary sign-in leads here too.
    const found = await findOperator(client, personId);
    const person = await findPerson(client, personId);
    if (!found || !person || person.forceModifyState) throw new Refusal('accountOrPasswordWrong');
    const by: Operator = { kind: 'person', personId, name: person.nickName, roles: found.roles };
    const now = clock.now();
    const sessionId = await insertSession(client, personId, terminal, now);
    await insertOperatorSession(client, { hash: hashToken(token), sessionId, now });
    const details = terminal.address === '' ? {} : { address: terminal.address };
    if (isFactorNew) await noteErrand(client, { by, action: 'operator.factor-on', object: personId });
    await noteErrand(client, { by, action: 'operator.enter', details });
  });
  return token;
}

/** By the secret of the installation, until somebody is an operator. */
export async function enterBySecret(secret: string, context: VisitorContext): Promise<string> {
  const { platform, database, clock, clientAddress } = context;
  const attempt = await countAttempt(platform, secretTries, clientAddress);
  const isRight = isSecret(platform, secret);
  if (!isRight || (await hasOperators(database.pool))) throw new Refusal('operatorSecretWrong', { field: 'secret' });
  await attempt.takeBack();
  const token = createToken();
  const by: Operator = { kind: 'secret', personId: null, name: 'OPERATOR_SECRET', roles: ['administrator'] };
  await database.transaction(async client => {
    await insertOperatorSession(client, { hash: hashToken(token), sessionId: null, now: clock.now() });
    await noteErrand(client, { by, action: 'operator.enter' });
  });
  return token;
}

/** Takes as long for a wrong one, whatever of it is right. */
function isSecret({ env }: Platform, given: string): boolean {
  if (env.operatorSecret === undefined) return false;
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(env.operatorSecret));
}
