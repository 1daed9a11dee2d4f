import type { SmsType } from '@wenshu/api-contract';
import { smsCodeTexts } from '@wenshu/texts/people/sms-code';
import { ActionButton, TextField } from '@wenshu/ui';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { readSmsCode } from './check-credentials.ts';
import { SliderCaptcha } from './slider-captcha.tsx';
import classes from './sms-code-field.module.css';
import { useSmsSending } from './use-sms-sending.ts';

interface SmsCodeFieldProps {
  /** To whom the code goes. */
  readonly phone: string;
  readonly smsType: SmsType;
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (code: string) => void;
  readonly onBlur?: () => void;
  /** Asked before a code is: says what is wrong with the phone at its own field, and whether anything is (P5.12). */
  readonly isPhoneWrong: () => boolean;
  readonly ref?: Ref<{ focus(): void }>;
}

/** A code by SMS, with the slider before it. Every form that asks for one has this. */
export function SmsCodeField({
  phone,
  smsType,
  value,
  problem,
  onChange,
  onBlur,
  isPhoneWrong,
  ref,
}: SmsCodeFieldProps) {
  const texts = useTexts(smsCodeTexts);
  const input = useRef<HTMLInputElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const { slider, seconds, isSent, canSend, send } = useSmsSending(smsType, () => onChange(''));
  // There is nothing to type before a code was asked for: whoever is sent here begins with the slider.
  useImperativeHandle(ref, () => ({ focus: () => (isSent ? input : handle).current?.focus() }), [isSent]);
  useEffect(() => {
    if (isSent) input.current?.focus();
  }, [isSent]);
  return (
    <div>
      <p className={classes.label}>{texts.slider.title}</p>
      <SliderCaptcha slider={slider} ref={handle} />
      <p className={classes.keys}>{texts.slider.keys}</p>
      <TextField
        ref={input}
        label={texts.code}
        placeholder={isSent ? texts.placeholder : texts.placeholderBefore}
        name="smsCode"
        autoComplete="one-time-code"
        inputMode="numeric"
        disabled={!isSent}
        value={value}
        problem={problem}
        onChange={event => onChange(readSmsCode(event.target.value))}
        {...(onBlur && { onBlur })}
        beside={
          <ActionButton
            type="button"
            kind="quiet"
            className={classes.send}
            disabled={!canSend}
            onClick={() => {
              if (!isPhoneWrong()) send(phone);
            }}
          >
            {buttonText()}
          </ActionButton>
        }
      />
    </div>
  );

  function buttonText(): string {
    if (seconds > 0) return texts.wait({ seconds });
    return isSent ? texts.sendAgain : texts.send;
  }
}
