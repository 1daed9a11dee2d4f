import { LONGEST_ASKED } from '@wenshu/api-contract';
import { assistantTexts } from '@wenshu/texts/findings/assistant';
import { ActionButton } from '@wenshu/ui';
import { Button, Input } from 'antd';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import classes from './assistant.module.css';

interface AskFormProps {
  /** The step that it goes on from. */
  readonly goesOnFrom: number | undefined;
  readonly isAsking: boolean;
  /** Tells when it was taken: what was not stays where it was written. */
  onAsk(question: string, onTaken: () => void): unknown;
  onStop(): void;
  onAnew(): void;
}

/** A question in a sentence. Enter sends it; a word that is being composed is none yet. */
export function AskForm({ goesOnFrom, isAsking, onAsk, onStop, onAnew }: AskFormProps) {
  const t = useTexts(assistantTexts).asking;
  const [text, setText] = useState('');
  const send = () => {
    const question = text.trim();
    if (question !== '' && !isAsking) void onAsk(question, () => setText(''));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      {goesOnFrom !== undefined && (
        <p className={classes.goesOn}>
          {t.goesOn({ step: goesOnFrom })}
          <Button type="link" size="small" onClick={onAnew}>
            {t.anew}
          </Button>
        </p>
      )}
      <Field label={t.label} hint={t.hint}>
        {control => (
          <Input.TextArea
            {...control}
            value={text}
            placeholder={t.placeholder}
            maxLength={LONGEST_ASKED}
            autoSize={{ minRows: 2, maxRows: 6 }}
            onChange={event => setText(event.target.value)}
            onKeyDown={press}
          />
        )}
      </Field>
      <div className={classes.send} role="status">
        {isAsking ? (
          <>
            <span>{t.reading}</span>
            <ActionButton kind="quiet" onClick={onStop}>
              {t.stop}
            </ActionButton>
          </>
        ) : (
          <ActionButton type="submit" aria-disabled={text.trim() === ''}>
            {t.send}
          </ActionButton>
        )}
      </div>
    </form>
  );
}
