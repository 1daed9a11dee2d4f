import { emailCalls, type MailLinkType } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { newName, type Prepare } from './prepared.ts';
import { readSent } from './read-code.ts';
import { PASSWORD, type World } from './world.ts';

const TICKET = /[?&]ticket=([\w-]{43})/;
const password = encryptField(PASSWORD);
const newAddress = () => `${newName('attacked')}@example.com`;

/** The ticket of the newest link to an address that was sent so many mails. */
async function linked({ ask, server }: World, type: MailLinkType, email = newAddress(), mails = 1): Promise<string> {
  await ask(emailCalls.sendLink, { email: encryptField(email), type });
  return readSent(server, { recipient: email, pattern: TICKET, messages: mails });
}

/** An address that belongs to an account. */
async function registeredAddress(world: World): Promise<string> {
  const email = newAddress();
  await world.ask(emailCalls.signUp, { ticket: await linked(world, 'register', email), password });
  return email;
}

/** The ticket of a link that gives the owner an address. */
async function linkedToOwner({ ask, server }: World): Promise<string> {
  const email = newAddress();
  await ask(emailCalls.sendNew, { email: encryptField(email), password });
  return readSent(server, { recipient: email, pattern: TICKET, messages: 1 });
}

/** What the calls of accounts by e-mail need: links out of mails, and an account that has an address. */
export const emailInputs: Readonly<Record<string, Prepare>> = {
  'POST /account/sendMailLink': async () => ({ email: encryptField(newAddress()), type: 'register' }),
  'POST /account/openMailLink': async world => ({ ticket: await linked(world, 'register'), type: 'register' }),
  'POST /account/emailSignUp': async world => ({
    ticket: await linked(world, 'register'),
    password,
    name: 'Lin',
    organisation: 'Orchard',
    agreed: [{ kind: 'terms', version: 0 }],
  }),
  'POST /account/emailResetPassword': async world => ({
    ticket: await linked(world, 'reset', await registeredAddress(world), 2),
    password,
  }),
  'POST /account/sendNewEmail': async () => ({ email: encryptField(newAddress()), password }),
  'POST /account/modifyEmail': async world => ({ ticket: await linkedToOwner(world) }),
  'POST /account/removeEmail': async world => {
    await world.ask(emailCalls.modify, { ticket: await linkedToOwner(world) });
    return { password };
  },
  'POST /account/documents/agree': async () => ({ agreed: [{ kind: 'terms', version: 0 }] }),
};
