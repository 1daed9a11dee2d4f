import { useQuery } from '@tanstack/react-query';
import { identityFields, scrollCalls } from '@wenshu/api-contract';
import { buildFlow, type Questionnaire, surveyLanguage, wordsLanguageOf } from '@wenshu/survey-core';
import { identityTexts } from '@wenshu/texts/collect/identity';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { useMemo } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { usePreviewFrame } from '../../design/preview/use-preview-frame.ts';
import classes from './check.module.css';
import type { Check } from './check.ts';
import { useSettled } from './use-people.ts';

interface CheckPreviewProps {
  readonly scrollId: string;
  readonly check: Pick<Check, 'fields' | 'isCheckSms' | 'help'>;
}

/** The page of the identity check itself, as it would ask now, also while it is switched off. */
export function CheckPreview({ scrollId, check }: CheckPreviewProps) {
  const { check: words, ...t } = useTexts(peopleTexts);
  const document = useQuery({
    queryKey: ['check-preview', scrollId],
    queryFn: async () => (await client.call(scrollCalls.get, { scrollId, only: 'document' }, { quiet: true })).document,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <aside className={classes.preview} aria-label={words.preview}>
      <h2 className={classes.previewTitle}>{words.preview}</h2>
      <div className={classes.phone}>
        <Loaded of={document} words={{ ...t, loading: words.loading, loadFailed: words.previewFailed }}>
          {loaded => <Frame scrollId={scrollId} document={loaded} check={check} />}
        </Loaded>
      </div>
    </aside>
  );
}

function Frame({ scrollId, document, check }: CheckPreviewProps & { readonly document: Questionnaire }) {
  const { check: words } = useTexts(peopleTexts);
  const languageId = document.baseLanguageId;
  const { tag } = surveyLanguage(document, languageId);
  const flow = useMemo(
    () => buildFlow(document, { scrollId, versionTime: 0, languageId }),
    [document, scrollId, languageId],
  );
  // The page begins anew with every change: not with every letter.
  const asked = useSettled(JSON.stringify([check.fields, check.isCheckSms, check.help]));
  const identity = useMemo(() => {
    const [fields, isCheckSms, help] = JSON.parse(asked) as [string[], boolean, Check['help']];
    const labels = identityTexts[wordsLanguageOf(tag)].fields;
    return { fields: identityFields(fields, labels), smsField: isCheckSms ? 'mobile' : null, help };
  }, [asked, tag]);
  const { frame } = usePreviewFrame(flow, tag, { identity });
  return <iframe ref={frame} src="/preview-frame" title={words.previewFrame} className={classes.frame} />;
}
