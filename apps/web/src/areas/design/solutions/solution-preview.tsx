import { buildFlow, type Questionnaire, surveyLanguage } from '@wenshu/survey-core';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { useMemo } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { usePreviewFrame } from '../preview/use-preview-frame.ts';
import classes from './solutions.module.css';

/** The questions on the answering page itself, in a frame: they can be tried, and nothing is sent. */
export function SolutionPreview({
  scrollId,
  document,
}: {
  readonly scrollId: string;
  readonly document: Questionnaire;
}) {
  const t = useTexts(solutionTexts);
  const flow = useMemo(
    () => buildFlow(document, { scrollId, versionTime: 0, languageId: document.baseLanguageId }),
    [document, scrollId],
  );
  const { frame } = usePreviewFrame(flow, surveyLanguage(document, document.baseLanguageId).tag);
  return (
    <section className={classes.panel}>
      <h3>{t.preview}</h3>
      <iframe ref={frame} src="/preview-frame" title={t.previewFrame} className={classes.frame} />
    </section>
  );
}
