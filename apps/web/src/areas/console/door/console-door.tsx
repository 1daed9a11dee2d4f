import { type CallData, operatorDoorCalls } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { shellTexts } from '@wenshu/texts/shell';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { BareFrame } from '../../../app/layouts/bare-frame.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { AccountForm } from '../../people/sign-in/account-form.tsx';
import { AccountField } from '../../people/sign-in/fields/account-field.tsx';
import { PasswordField } from '../../people/sign-in/fields/password-field.tsx';
import { PictureCodeField } from '../../people/sign-in/fields/picture-code-field.tsx';
import { usePasswordForm } from '../../people/sign-in/use-password-form.ts';
import { RecoveryCodes } from '../../people/user/factor-on.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { type DoorState, takeSeat } from '../kit/seat.ts';
import { CodeStep } from './code-step.tsx';
import classes from './console-door.module.css';
import { SecretForm } from './secret-form.tsx';

type Begun = CallData<typeof operatorDoorCalls.begin>;
type Completed = CallData<typeof operatorDoorCalls.complete>;

/** Password, code, and for who has just set up the second factor the recovery codes: one step after another. */
export function ConsoleDoor({ state }: { readonly state: DoorState }) {
  const { door: t, name } = useTexts(consoleTexts);
  const [begun, setBegun] = useState<Begun>();
  const [completed, setCompleted] = useState<Completed>();
  useEffect(() => {
    document.title = name;
  }, [name]);
  const complete = (done: Completed) => {
    if (done.recoveryCodes) setCompleted(done);
    else takeSeat(done.seat);
  };
  if (completed?.recoveryCodes)
    return (
      <DoorCard title={t.codesTitle}>
        <RecoveryCodes codes={completed.recoveryCodes} onDone={() => takeSeat(completed.seat)} />
      </DoorCard>
    );
  if (begun)
    return (
      <DoorCard title={begun.factor ? t.setUpTitle : t.codeTitle} lead={begun.factor ? t.setUpLead : t.codeLead}>
        <CodeStep begun={begun} onDone={complete} onBack={() => setBegun(undefined)} />
      </DoorCard>
    );
  if (state.takesSecret)
    return (
      <DoorCard title={t.secretTitle} lead={t.secretLead}>
        <SecretForm />
      </DoorCard>
    );
  return (
    <DoorCard title={t.title} lead={t.lead}>
      {!state.hasOperators && (
        <div className={classes.nobody} role="note">
          <strong>{t.nobodyTitle}</strong>
          <p>{t.nobodyText}</p>
        </div>
      )}
      <PasswordStep onBegun={setBegun} />
    </DoorCard>
  );
}

function PasswordStep({ onBegun }: { readonly onBegun: (begun: Begun) => void }) {
  const { door: t } = useTexts(consoleTexts);
  const { field, picture, isSending, submit } = usePasswordForm(async sent =>
    onBegun(await consoleClient.call(operatorDoorCalls.begin, sent)),
  );
  return (
    <AccountForm submitText={t.submit} sendingText={t.submitting} isSending={isSending} onSubmit={submit}>
      <AccountField {...field('phone')} />
      <PasswordField {...field('password')} />
      <PictureCodeField {...field('verifyCode')} picture={picture} />
    </AccountForm>
  );
}

interface DoorCardProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: React.ReactNode;
}

function DoorCard({ title, lead, children }: DoorCardProps) {
  const { name } = useTexts(consoleTexts);
  const { productName } = useTexts(shellTexts);
  return (
    <BareFrame link={AppLink}>
      <section className={classes.card}>
        <p className={classes.over}>
          {productName} · {name}
        </p>
        <h1 className={classes.title}>{title}</h1>
        {lead && <p className={classes.lead}>{lead}</p>}
        {children}
      </section>
    </BareFrame>
  );
}
