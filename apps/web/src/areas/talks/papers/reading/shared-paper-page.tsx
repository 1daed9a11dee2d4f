import { useSearch } from '@tanstack/react-router';
import { type CallData, paperShareCalls } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import type { Paper } from '@wenshu/papers';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { LoadingState } from '@wenshu/ui';
import { useEffect, useMemo, useState } from 'react';
import { client } from '../../../../app/client.ts';
import { FailedState } from '../../../../app/failed-state.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import { SourcesContext, sourcesById } from '../open/source-names.ts';
import { PaperReading } from './paper-reading.tsx';
import classes from './reading.module.css';

type Shared = CallData<typeof paperShareCalls.shared>;

/** /survey/sharePaper: a paper for whoever has its link, without signing in. */
export default function SharedPaperPage() {
  const t = useTexts(paperTexts).reading;
  const { code = '' } = useSearch({ strict: false }) as { readonly code?: string };
  const [shared, setShared] = useState<Shared>();
  const [failure, setFailure] = useState<{ readonly error: unknown }>();
  useEffect(() => {
    const asking = new AbortController();
    client
      .call(paperShareCalls.shared, { code }, { quiet: true, signal: asking.signal })
      .then(setShared, error => asking.signal.aborted || setFailure({ error }));
    return () => asking.abort();
  }, [code]);
  // The contract says JSON; the server checked it when it was saved.
  const paper = shared?.document as unknown as Paper | undefined;
  const sources = useMemo(() => sourcesById(shared?.sources ?? []), [shared]);
  useEffect(() => {
    if (paper) document.title = paper.title;
  }, [paper]);
  if (failure) {
    const { error } = failure;
    const title = (error instanceof CallFailure && error.message) || t.failed;
    return <FailedState level={1} error={error} title={title} text={t.failedText} />;
  }
  if (!shared || !paper) return <LoadingState text={t.opening} />;
  return (
    <SourcesContext value={sources}>
      <div className={classes.page}>
        <PaperReading paper={paper} hasTitle />
        <p className={classes.by}>{t.by({ name: shared.nickName, time: momentText(shared.updateTime) })}</p>
      </div>
    </SourcesContext>
  );
}
