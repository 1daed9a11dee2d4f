import type { IdentityField, Visit } from '@wenshu/api-contract/visit';
import { RichText } from '@wenshu/question-types/rich-text';
import { answerGateTexts } from '@wenshu/texts/collect/answer-gates';
import { useEffect, useState } from 'react';
import { CallFailed } from '../session/post.ts';
import { useWords } from '../words.ts';
import { GateForm } from './gate-form.tsx';

type Fields = Readonly<Record<string, string>>;

interface IdentityPageProps {
  readonly visit: Pick<Extract<Visit, { step: 'identity' }>, 'fields' | 'smsField' | 'help'>;
  onSend(fields: Fields): Promise<number>;
  onIdentity(fields: Fields, smsCode: string | undefined): Promise<void>;
}

const INPUTS: Readonly<Record<IdentityField['kind'], { readonly type: string; readonly autoComplete: string }>> = {
  text: { type: 'text', autoComplete: 'off' },
  mobile: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
};

/** What is typed must stand in the name list; where asked for, a code by SMS proves the number. */
export default function IdentityPage({ visit, onSend, onIdentity }: IdentityPageProps) {
  const t = answerGateTexts[useWords().language].identity;
  const [fields, setFields] = useState<Fields>({});
  const [smsCode, setSmsCode] = useState('');
  const missing = () => visit.fields.find(({ name }) => !fields[name]?.trim());
  const check = () => {
    const first = missing();
    if (first) return t.empty({ label: first.label });
    return visit.smsField && !smsCode.trim() ? t.empty({ label: t.smsCode }) : undefined;
  };
  return (
    <GateForm
      title={t.title}
      text={visit.help ? <RichText of={visit.help} /> : t.text}
      submit={t.submit}
      check={check}
      run={() => onIdentity(fields, visit.smsField ? smsCode.trim() : undefined)}
    >
      {visit.fields.map(({ name, label, kind }) => (
        <label key={name} className="labelled-field">
          <span>{label}</span>
          <input
            {...INPUTS[kind]}
            className="text-field"
            value={fields[name] ?? ''}
            maxLength={200}
            onInput={event => setFields({ ...fields, [name]: event.currentTarget.value })}
          />
        </label>
      ))}
      {visit.smsField && (
        <SmsField value={smsCode} onInput={setSmsCode} canSend={!missing()} onSend={() => onSend(fields)} />
      )}
    </GateForm>
  );
}

interface SmsFieldProps {
  readonly value: string;
  onInput(value: string): void;
  readonly canSend: boolean;
  onSend(): Promise<number>;
}

function SmsField({ value, onInput, canSend, onSend }: SmsFieldProps) {
  const t = answerGateTexts[useWords().language].identity;
  const [waitSeconds, setWait] = useState(0);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (waitSeconds <= 0) return;
    const timer = setTimeout(() => setWait(waitSeconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [waitSeconds]);
  const send = () =>
    onSend().then(
      seconds => {
        setWait(seconds);
        setSaid(t.sent);
      },
      error => setSaid(error instanceof CallFailed ? error.message : String(error)),
    );
  return (
    <div className="labelled-field">
      <label htmlFor="sms-code">{t.smsCode}</label>
      <div className="sms-row">
        <input
          id="sms-code"
          className="text-field"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          maxLength={10}
          onInput={event => onInput(event.currentTarget.value)}
        />
        <button
          type="button"
          className="button is-quiet"
          disabled={!canSend || waitSeconds > 0}
          onClick={() => void send()}
        >
          {waitSeconds > 0 ? t.sendAgain({ seconds: waitSeconds }) : t.send}
        </button>
      </div>
      <p className="saving" role="status">
        {said}
      </p>
    </div>
  );
}
