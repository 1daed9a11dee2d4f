import { askNoMoreTexts } from '@wenshu/texts/collect/ask-no-more';
import { useState } from 'react';
import type { PageAddress } from '../session/page-address.ts';
import { CallFailed, NETWORK_FAILED, request } from '../session/post.ts';
import { loadVisitor } from '../session/visitor.ts';
import { useWords } from '../words.ts';

/** Somebody of a name list may say that they do not want to be asked again, at the end and where the survey refuses them. */
export default function AskNoMore({ address }: { readonly address: PageAddress }) {
  const { language } = useWords();
  const t = askNoMoreTexts[language];
  const [step, setStep] = useState<'quiet' | 'asking' | 'busy' | 'done'>('quiet');
  const [problem, setProblem] = useState('');
  const visitor = loadVisitor(address);
  // Before the identity check nobody knows who this is.
  if (address.kind === 'c' && !visitor.pass) return null;
  const say = () => {
    setStep('busy');
    request('POST', '/survey/answer/askNoMore', language, { body: visitor }).then(
      () => setStep('done'),
      error => {
        setProblem(error instanceof CallFailed && error.code !== NETWORK_FAILED ? error.message : t.failed);
        setStep('asking');
      },
    );
  };
  return (
    <aside className="powered" aria-label={t.label}>
      {step === 'quiet' ? (
        <button type="button" className="quiet-link" onClick={() => setStep('asking')}>
          {t.link}
        </button>
      ) : step === 'done' ? (
        <p role="status">{t.done}</p>
      ) : (
        <>
          <p>{t.question}</p>
          <p role="alert">{problem}</p>
          <button type="button" className="button is-quiet" disabled={step === 'busy'} onClick={say}>
            {t.confirm}
          </button>{' '}
          <button type="button" className="quiet-link" onClick={() => setStep('quiet')}>
            {t.cancel}
          </button>
        </>
      )}
    </aside>
  );
}
