import type { CallInput, visitCalls } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findPasswordHash } from '../../design/live-settings/index.ts';
import { isPasswordRight } from '../../people/account/index.ts';
import { type AttemptLimit, countAttempt } from '../../people/attempts/index.ts';
import { type IdentityClaim, identify, sendIdentityCode } from '../respondents/index.ts';
import { type AnswerPass, signPass } from './answer-pass.ts';
import { checkGates } from './check-gates.ts';
import { type Codes, type FoundEntry, requireEntry } from './find-entry.ts';

type Context = CallContext<'respondent'>;
type IdentityInput = CallInput<typeof visitCalls.sendIdentityCode>;

const PASSWORD_TRIES: AttemptLimit = { name: 'survey-password', most: 10, windowSeconds: 600 };

/** A pass that also says: this one knows the password. */
export async function passPassword(
  input: CallInput<typeof visitCalls.passPassword>,
  context: Context,
): Promise<string> {
  const { platform, clientAddress } = context;
  const found = await requireBefore(input, context);
  const { scrollId, gates } = found.entry;
  const key = `${scrollId}:${clientAddress}`;
  const attempt = await countAttempt(platform, PASSWORD_TRIES, key);
  const hash = await findPasswordHash(platform.database.pool, scrollId);
  const isRight = hash === null || (await isPasswordRight(hash, input.password));
  if (!isRight) throw new Refusal('accessPasswordWrong', { field: 'password' });
  await attempt.takeBack();
  return sign(found, { passwordMark: gates.passwordMark }, context);
}

export async function sendCode(input: IdentityInput, context: Context): Promise<number> {
  const found = await requireBeforeIdentity(input, context);
  return sendIdentityCode(context.platform, claimOf(found, input, context), context.language);
}

/** A pass that also says who this is. */
export async function passIdentity(
  input: CallInput<typeof visitCalls.passIdentity>,
  context: Context,
): Promise<string> {
  const found = await requireBeforeIdentity(input, context);
  return sign(found, await identify(context.platform, claimOf(found, input, context), input.smsCode), context);
}

/** Only a survey that could be answered lets anybody try its gates. */
async function requireBefore(input: Codes, { platform, userAgent }: Context): Promise<FoundEntry> {
  const found = await requireEntry(platform, input);
  const knock = { nowMs: platform.clock.now().getTime(), openedMs: null, userAgent };
  const refused = checkGates(found.entry, { ...knock, passwordMark: found.pass.passwordMark });
  if (refused && refused !== 'passwordNeeded' && refused !== 'identityNeeded') throw new Refusal(refused);
  return found;
}

/** The password comes before the name list: without it nobody learns who stands in it. */
async function requireBeforeIdentity(input: Codes, context: Context): Promise<FoundEntry> {
  const found = await requireBefore(input, context);
  const { gates, identity } = found.entry;
  if (!identity) throw new Refusal('questionnaireNotFound');
  if (gates.passwordMark !== null && found.pass.passwordMark !== gates.passwordMark)
    throw new Refusal('passwordNeeded');
  return found;
}

function claimOf(
  { entry: { scrollId, identity } }: FoundEntry,
  { fields, deviceId }: IdentityInput,
  { clientAddress }: Context,
): IdentityClaim {
  return {
    scrollId,
    fields,
    clientAddress,
    deviceId,
    asked: identity?.fields ?? [],
    hasSms: identity?.hasSms ?? false,
  };
}

function sign({ entry, pass }: FoundEntry, more: Partial<AnswerPass>, { platform }: Context): string {
  const { secrets, clock } = platform;
  return signPass(secrets['answer-pass'], entry.scrollId, { ...pass, ...more }, clock.now());
}
