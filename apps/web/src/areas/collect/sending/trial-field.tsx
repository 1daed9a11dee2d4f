import { type SendContent, sendCalls } from '@wenshu/api-contract';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import classes from './sending.module.css';

interface TrialFieldProps {
  readonly scrollId: string;
  readonly contents: readonly SendContent[];
  readonly senderName: string;
  readonly replyTo: string;
}

/** A mail of it to oneself. A mailbox that is new gets a code first, which is typed in here. */
export function TrialField({ scrollId, contents, senderName, replyTo }: TrialFieldProps) {
  const { form: t } = useTexts(sendingTexts);
  const id = useId();
  const [email, setEmail] = useState('');
  const [code, setCode] = useState<string>();
  const trial = { scrollId, contents: [...contents], senderName, replyTo, email, verifyCode: code ?? '' };
  const { isBusy, run: tryOut } = useAction(() => client.call(sendCalls.testMail, trial), {
    done: ({ isSent }) => (isSent ? t.trialSent : t.trialCodeSent),
    onDone: ({ isSent }) => setCode(isSent ? undefined : ''),
  });
  return (
    <div className={classes.field}>
      <label htmlFor={`${id}-trial`}>{t.trialTo}</label>
      <div className={classes.buttons}>
        <Input
          id={`${id}-trial`}
          className={classes.reader!}
          value={email}
          onChange={event => {
            setEmail(event.target.value);
            setCode(undefined);
          }}
        />
        {code !== undefined && (
          <Input
            className={classes.code!}
            aria-label={t.trialCode}
            placeholder={t.trialCode}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            value={code}
            onChange={event => setCode(event.target.value)}
          />
        )}
        <Button disabled={!email.includes('@')} loading={isBusy} onClick={() => void tryOut()}>
          {t.trial}
        </Button>
      </div>
      <p className={classes.soft}>{t.trialHint}</p>
    </div>
  );
}
