import { emailCalls, type MailLinkType, OWN_PATH } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { smsCodeTexts } from '@wenshu/texts/people/sms-code';
import { ActionButton } from '@wenshu/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { client } from '../../../app/client.ts';
import { readRemembered } from '../../../app/guard/remembered-place.ts';
import { useTexts } from '../../../app/language/language.ts';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './fields/email-field.tsx';
import { SliderCaptcha } from './fields/slider-captcha.tsx';
import sliderClasses from './fields/sms-code-field.module.css';
import { SUBMIT_EVERY_MS, useAccountForm } from './fields/use-account-form.ts';
import { useSlider } from './fields/use-slider.ts';
import classes from './mail-link-form.module.css';
import { useProblemWords } from './use-problem-words.ts';

interface MailLinkFormProps {
  readonly type: MailLinkType;
  readonly links: ReactNode;
}

/** Asks for a mail with a link. What comes back is the same whoever has the address: the mail says the rest. */
export function MailLinkForm({ type, links }: MailLinkFormProps) {
  const { mail } = useTexts(signInTexts);
  const { slider: words } = useTexts(smsCodeTexts);
  const problems = useProblemWords();
  const slider = useSlider();
  const handle = useRef<HTMLButtonElement>(null);
  const [sentTo, setSentTo] = useState<string>();
  const { field, isSending, submit } = useAccountForm({
    names: ['email', 'slider'],
    everyMs: SUBMIT_EVERY_MS,
    problemsOf: ({ email }) => ({
      email: problems.email(email),
      slider: slider.state === 'passed' ? undefined : words.hint,
    }),
    async send({ email }) {
      const { sessionId } = slider;
      const path = new URLSearchParams(location.search).get('redirect');
      const { query } = readRemembered();
      // The mail may be opened in another tab, which remembers nothing.
      const redirect = path && query?.path === path ? `${path}${query.search}` : path;
      const body = {
        email: encryptField(email),
        type,
        ...(sessionId && { sessionId }),
        ...(redirect !== null && OWN_PATH.test(redirect) && { redirect }),
      };
      await client.call(emailCalls.sendLink, body, { authorization: false });
      setSentTo(email);
    },
    // The slider was spent on it.
    onRefused: slider.refresh,
  });
  if (sentTo !== undefined) {
    return (
      <Sent
        email={sentTo}
        type={type}
        onAgain={() => {
          setSentTo(undefined);
          slider.refresh();
        }}
      />
    );
  }
  const check = field('slider');
  return (
    <AccountForm
      submitText={mail.send}
      sendingText={mail.sending}
      isSending={isSending}
      onSubmit={submit}
      links={links}
    >
      <EmailField {...field('email')} />
      <div>
        <p className={sliderClasses.label}>{words.title}</p>
        <SliderCaptcha
          slider={slider}
          ref={element => {
            handle.current = element;
            check.ref(element);
          }}
        />
        <p className={sliderClasses.keys} role={check.problem ? 'alert' : undefined}>
          {check.problem ?? words.keys}
        </p>
      </div>
    </AccountForm>
  );
}

interface SentProps {
  readonly email: string;
  readonly type: MailLinkType;
  readonly onAgain: () => void;
}

function Sent({ email, type, onAgain }: SentProps) {
  const { mail } = useTexts(signInTexts);
  const title = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={classes.sent}>
      <h2 ref={title} tabIndex={-1} className={classes.title}>
        {mail.sentTitle({ email })}
      </h2>
      <p>{type === 'register' ? mail.sentRegister : mail.sentReset}</p>
      <p className={classes.soft}>{mail.late}</p>
      <ActionButton kind="quiet" type="button" onClick={onAgain}>
        {mail.again}
      </ActionButton>
    </div>
  );
}
