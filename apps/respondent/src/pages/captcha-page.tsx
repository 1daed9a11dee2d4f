import { type AskedCode, askCode, type CodeKind } from '@wenshu/api-contract/ask-code';
import { answerGateTexts } from '@wenshu/texts/collect/answer-gates';
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
  const [wanted, setWanted] = useState<{ kind: CodeKind; key: string }>(() => ({
    kind: 'picture',
    key: newVisitorId(),
  }));
  /** `undefined` while it is on its way. */
  const [asked, setAsked] = useState<AskedCode | 'failed'>();
  const [verifyCode, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let isWanted = true;
    let code: AskedCode | undefined;
    setAsked(undefined);
    setCode('');
    field.current?.focus();
    askCode(
      (name, key) => request('GET', `/account/${name}?verifyCodeKey=${key}`, language),
      wanted.kind,
      wanted.key,
    ).then(
      answer => {
        code = answer;
        if (isWanted) setAsked(answer);
        else answer.forget();
      },
      () => isWanted && setAsked('failed'),
    );
    return () => {
      isWanted = false;
      code?.forget();
    };
  }, [wanted, language]);
  const ask = (kind: CodeKind) => setWanted({ kind, key: newVisitorId() });
  // A code is good for one attempt.
  useEffect(() => {
    if (message) setWanted(({ kind }) => ({ kind, key: newVisitorId() }));
  }, [message]);
  const source = asked && asked !== 'failed' ? asked.source : undefined;
  const isHeard = wanted.kind === 'sound';
  const send = async () => {
    if (!verifyCode || isBusy || !asked || asked === 'failed') return;
    onCode({ verifyCodeKey: asked.verifyCodeKey, verifyCode, verifyProof: await asked.verifyProof });
  };
  return (
    <main className="message" aria-labelledby="page-title">
      <form
        className="message-card gate"
        onSubmit={event => {
          event.preventDefault();
          void send();
        }}
      >
        <h1 id="page-title">{t.title}</h1>
        <p>{t.text}</p>
        <div className="captcha">
          {!source && <span className="captcha-space" />}
          {source && !isHeard && <img src={source} alt={t.picture} width="213" height="80" />}
          {source && isHeard && (
            // biome-ignore lint/a11y/useMediaCaption: a caption would be the code itself.
            <audio controls autoPlay src={source} aria-label={t.sound} />
          )}
          <button type="button" className="link-button" onClick={() => ask(wanted.kind)}>
            {t.refresh}
          </button>
          <button type="button" className="link-button" onClick={() => ask(isHeard ? 'picture' : 'sound')}>
            {isHeard ? t.see : t.listen}
          </button>
        </div>
        <label className="labelled-field">
          <span>{isHeard ? t.sound : t.label}</span>
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
          {asked === 'failed' ? t.failed : message}
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
