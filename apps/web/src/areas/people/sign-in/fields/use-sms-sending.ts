import { isForKnownPhone, type SmsType, smsCalls } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { smsCodeTexts } from '@wenshu/texts/people/sms-code';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { language } from '../../../../app/language/language.ts';
import { oncePer } from '../../../../app/throttle.ts';
import { CLICK_EVERY_MS } from './use-account-form.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import { useSlider } from './use-slider.ts';

/** Until the next code can be asked for (P4.22). */
const WAIT_SECONDS = 60;

/** Slider, message, wait, and the slider again (P4.20 to P4.23). */
export function useSmsSending(smsType: SmsType, onSent: () => void) {
  const slider = useSlider();
  const { seconds, start } = useSecondsLeft();
  const [isSent, setSent] = useState(false);
  const { refresh } = slider;

  const wasWaiting = useRef(false);
  useEffect(() => {
    if (wasWaiting.current && seconds === 0) refresh();
    wasWaiting.current = seconds > 0;
  }, [seconds, refresh]);

  const { isBusy, run } = useAction(
    (phone: string, sessionId: string | undefined) => {
      const isCheckSms = isForKnownPhone(smsType);
      const body = { phone: encryptField(phone), smsType, isCheckSms, ...(sessionId && { sessionId }) };
      return client.call(smsCalls.sendSms, body, { authorization: false });
    },
    {
      done: smsCodeTexts[language].sent,
      onDone: () => {
        setSent(true);
        start(WAIT_SECONDS);
        onSent();
      },
      // The slider was spent on it.
      onRefused: refresh,
    },
  );

  const throttled = useMemo(() => oncePer(CLICK_EVERY_MS, (action: () => void) => action()), []);
  return {
    slider,
    seconds,
    isSent,
    canSend: slider.state === 'passed' && seconds === 0 && !isBusy,
    send: (phone: string) => throttled(() => void run(phone, slider.sessionId)),
  };
}
