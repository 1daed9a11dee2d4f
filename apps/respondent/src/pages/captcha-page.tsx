import { answerGateTexts } from '@wenshu/texts/answer-gates';
import { useEffect, useRef, useState } from 'react';
import { request } from '../session/post.ts';
import type { Captcha } from '../session/survey-session.ts';
import { newVisitorId } from '../session/visitor.ts';
import { useWords } from '../words.ts';

interface CaptchaPageProps {
  /** What was wrong with the last one. */
  readonly message: string;
  readonly isBusy: boolean;
  onCode(captcha: Captcha): void;
  onCancel(): void;
}

/** The picture code before a submission that looks as if a program had made it. */
export default function CaptchaPage({ message, isBusy, onCode, onCancel }: CaptchaPageProps) {
  const { language } = useWords();
  const t = answerGateTexts[language].captcha;
  const [verifyCodeKey, setKey] = useState(newVisitorId);
  const [picture, setPicture] = useState<string>();
  const [verifyCode, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setPicture(undefined);
    setCode('');
    field.current?.focus();
    request<string>('GET', `/account/verifyCode?verifyCodeKey=${verifyCodeKey}`, language).then(setPicture, () =>
      setPicture(''),
    );
  }, [verifyCodeKey, language]);
  // A code is good for one attempt.
  useEffect(() => {
    if (message) setKey(newVisitorId());
  }, [message]);
  return (
    <main className="message" aria-labelledby="page-title">
      <form
        className="message-card gate"
        onSubmit={event => {
          event.preventDefault();
          if (verifyCode && !isBusy) onCode({ verifyCodeKey, verifyCode });
        }}
      >
        <h1 id="page-title">{t.title}</h1>
        <p>{t.text}</p>
        <div className="captcha">
          {picture ? <img src={picture} alt={t.picture} width="132" height="44" /> : <span className="captcha-space" />}
          <button type="button" className="link-button" onClick={() => setKey(newVisitorId())}>
            {t.refresh}
          </button>
        </div>
        <label className="labelled-field">
          <span>{t.label}</span>
          <input
            className="text-field"
            ref={field}
            value={verifyCode}
            maxLength={10}
            autoComplete="off"
            autoCapitalize="characters"
            aria-invalid={message !== ''}
            aria-describedby="captcha-problem"
            onInput={event => setCode(event.currentTarget.value)}
          />
        </label>
        <p className="question-problem" id="captcha-problem" role="alert">
          {picture === '' ? t.failed : message}
        </p>
        <div className="message-actions">
          <button type="submit" className="button" aria-disabled={isBusy}>
            {t.submit}
          </button>
          <button type="button" className="button is-quiet" onClick={onCancel}>
            {t.cancel}
          </button>
        </div>
      </form>
    </main>
  );
}
