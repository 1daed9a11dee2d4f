import type { CallInput, emailCalls } from '@wenshu/api-contract';
import { accountMailTexts } from '@wenshu/texts/people/account-mail';
import type { CallContext } from '../../../http/call-context.ts';
import { publicAddress } from '../../../platform/public-address.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { deleteLinksOf, noteNewLink, spendLink } from '../mail-link/index.ts';
import { endSessionsOf } from '../session/index.ts';
import { openEmail, openField } from './open-field.ts';
import { dropEmail, findPerson, findPersonByEmail, moveEmail } from './person.repository.ts';
import { requireOwnPassword } from './require-own-password.ts';
import { sendAccountMail } from './send-account-mail.ts';

/** That the address is somebody's already is told by the mail alone, to who reads it. */
export async function sendNewEmail(
  input: CallInput<typeof emailCalls.sendNew>,
  context: CallContext<'signed-in'>,
): Promise<null> {
  const { platform, clientAddress, language } = context;
  const address = openEmail(input.email);
  const { id: personId } = await requireOwnPassword(context, openField('password', input.password));
  const { ticket, hours } = await noteNewLink(platform, { address, purpose: 'change', clientAddress, personId });
  const texts = accountMailTexts[language];
  sendAccountMail(context, async () => {
    const known = await findPersonByEmail(platform.database.pool, address.key);
    if (known) {
      const links = { signIn: publicAddress(platform, '/login'), reset: publicAddress(platform, '/resetPass') };
      return { to: known.email ?? address.email, subject: texts.taken.subject, text: texts.taken.text(links) };
    }
    const link = publicAddress(platform, `/user?view=security&ticket=${ticket}`);
    return { to: address.email, subject: texts.change.subject, text: texts.change.text({ link, hours }) };
  });
  return null;
}

/** By who asked for it, signed in: a stranger who opens the link of a mail that they did not ask for gives nobody their address. */
export async function modifyEmail(
  { ticket }: CallInput<typeof emailCalls.modify>,
  context: CallContext<'signed-in'>,
): Promise<null> {
  const { personId, sessionId } = context.actor;
  const before = await findPerson(context.database.pool, personId);
  await spendLink(context, { ticket, purpose: 'change', personId }, async ({ email, emailKey }, client) => {
    if (!(await moveEmail(client, personId, { email, emailKey })))
      throw new Refusal('emailRegistered', { field: 'ticket' });
    await deleteLinksOf(client, personId);
    await endSessionsOf(client, personId, context.clock.now(), sessionId);
  });
  tellOldMailbox(context, before?.email);
  return null;
}

export async function removeEmail(
  input: CallInput<typeof emailCalls.remove>,
  context: CallContext<'signed-in'>,
): Promise<null> {
  const person = await requireOwnPassword(context, openField('password', input.password));
  if (!(await dropEmail(context.database.pool, person.id))) throw new Refusal('emailStays');
  tellOldMailbox(context, person.email);
  return null;
}

/** Whoever loses their account by it learns it where they still read. */
function tellOldMailbox(context: CallContext<'signed-in'>, to: string | null | undefined): void {
  const { subject, text } = accountMailTexts[context.language].moved;
  if (to) sendAccountMail(context, async () => ({ to, subject, text }));
}
