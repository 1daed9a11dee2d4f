import { type CallInput, emailCalls } from '@wenshu/api-contract';
import { accountMailTexts } from '@wenshu/texts/people/account-mail';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { publicAddress } from '../../../platform/public-address.ts';
import { lookAtLink, noteNewLink } from '../mail-link/index.ts';
import { requirePassedSlider } from '../slider-captcha/index.ts';
import { modifyEmail, removeEmail, sendNewEmail } from './modify-email.ts';
import { openEmail } from './open-field.ts';
import { findPersonByEmail } from './person.repository.ts';
import { emailResetPassword } from './reset-password.ts';
import { sendAccountMail } from './send-account-mail.ts';
import { emailSignUp } from './sign-up.ts';

export function registerEmailCalls(app: FastifyInstance): void {
  registerCalls(app, emailCalls, {
    sendLink,
    openLink: async ({ ticket, type }, context) => {
      const { email } = await lookAtLink(context, { ticket, purpose: type });
      return { email };
    },
    signUp: emailSignUp,
    resetPassword: emailResetPassword,
    sendNew: sendNewEmail,
    modify: modifyEmail,
    remove: removeEmail,
  });
}

const pages = { register: '/regist', reset: '/resetPass' } as const;

/** The same answer, in the same time, whoever has the address: what differs is in the mail, which is not waited for. */
async function sendLink(input: CallInput<typeof emailCalls.sendLink>, context: CallContext): Promise<null> {
  const { platform, clientAddress, language } = context;
  const address = openEmail(input.email);
  const { type } = input;
  await requirePassedSlider(platform, input.sessionId, clientAddress);
  const { ticket, hours } = await noteNewLink(platform, { address, purpose: type, clientAddress });
  const texts = accountMailTexts[language];
  sendAccountMail(context, async () => {
    const known = await findPersonByEmail(platform.database.pool, address.key);
    const back = input.redirect === undefined ? '' : `redirect=${encodeURIComponent(input.redirect)}`;
    const link = publicAddress(platform, `${pages[type]}?ticket=${ticket}&lang=${language}${back && `&${back}`}`);
    if (type === 'register' && known) {
      const links = {
        signIn: publicAddress(platform, `/login${back && `?${back}`}`),
        reset: publicAddress(platform, '/resetPass'),
      };
      return { to: known.email ?? address.email, subject: texts.taken.subject, text: texts.taken.text(links) };
    }
    if (type === 'register') return { to: address.email, ...mailOf(texts.register, { link, hours }) };
    // To the address as the account has it, not as somebody typed it; to nobody where there is no account.
    return known?.email ? { to: known.email, ...mailOf(texts.reset, { link, hours }) } : undefined;
  });
  return null;
}

interface MailWords {
  readonly subject: string;
  readonly text: (words: { link: string; hours: number }) => string;
}

const mailOf = ({ subject, text }: MailWords, words: { link: string; hours: number }) => ({
  subject,
  text: text(words),
});
