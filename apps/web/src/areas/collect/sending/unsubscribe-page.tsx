import { useSearch } from '@tanstack/react-router';
import { type MailRoundName, sendCalls } from '@wenshu/api-contract';
import { unsubscribeTexts } from '@wenshu/texts/collect/unsubscribe';
import { errorTexts } from '@wenshu/texts/errors';
import { ActionButton, actionClass, EmptyState, ErrorState, LoadingState } from '@wenshu/ui';
import { useEffect, useState } from 'react';
import { client } from '../../../app/client.ts';
import { language, useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { HOME_PATH } from '../../../app/routes/redirects.ts';

type Step = 'checking' | 'asking' | 'busy' | 'done' | 'failed';

/** /email-unsubscribe: opened, it only asks; the button acts (P2.94, S2.29). */
export default function UnsubscribePage() {
  const t = useTexts(unsubscribeTexts);
  const { codeNum = '', encodeEmail = '' } = useSearch({ strict: false }) as Readonly<
    Record<string, string | undefined>
  >;
  const [step, setStep] = useState<Step>('checking');
  const [of, setOf] = useState<MailRoundName>('survey');
  useEffect(() => {
    // What is wrong with the link, or with the network, is said when somebody wants to use it: looking stays quiet (P7.80).
    client.call(sendCalls.checkEmailUnsubscribe, { codeNum, encodeEmail }, { quiet: true }).then(
      ({ isUnsubscribed, of }) => {
        setOf(of);
        setStep(isUnsubscribed ? 'done' : 'asking');
      },
      () => setStep('asking'),
    );
  }, [codeNum, encodeEmail]);
  const act = () => {
    setStep('busy');
    client.call(sendCalls.addEmailUnsubscribe, { codeNum, encodeEmail }, { quiet: true }).then(
      () => setStep('done'),
      () => setStep('failed'),
    );
  };
  if (step === 'checking') return <LoadingState text={t.loading} />;
  const home = (
    <AppLink to={HOME_PATH} className={actionClass('quiet')}>
      {t.home}
    </AppLink>
  );
  if (step === 'done') return <EmptyState level={1} title={t.doneTitle} text={t.of[of].doneText} actions={home} />;
  if (step === 'failed') {
    const problems = errorTexts[language];
    const text = codeNum && encodeEmail ? problems.unsubscribeFailed : problems.unsubscribeParameterWrong;
    const actions = (
      <>
        <ActionButton onClick={act}>{t.again}</ActionButton>
        {home}
      </>
    );
    return <ErrorState title={t.failedTitle} text={text} actions={actions} />;
  }
  const button = (
    <ActionButton disabled={step === 'busy'} onClick={act}>
      {step === 'busy' ? t.busy : t.confirm}
    </ActionButton>
  );
  return <EmptyState level={1} title={t.of[of].title} text={t.of[of].text} actions={button} />;
}
