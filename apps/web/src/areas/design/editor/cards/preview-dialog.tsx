import type { PreviewNews, PreviewOrder } from '@wenshu/api-contract/preview-messages';
import { buildFlow, directionOf, type Question, surveyLanguages, wordsLanguageOf } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useEffect, useRef } from 'react';
import { ViewDialog } from '../../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import classes from './cards.module.css';

interface PreviewDialogProps {
  readonly question: Question;
  readonly name: string;
  onClose(): void;
}

/** One question as a respondent meets it: the answering page itself, in a frame, with nothing but this question (S2.39). */
export function PreviewDialog({ question, name, onClose }: PreviewDialogProps) {
  const t = useTexts(canvasTexts);
  const editor = useEditor();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const show = ({ origin, data, source }: MessageEvent<PreviewNews>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (data?.wenshu !== 'preview-ready') return;
      const { document } = editor.store.getState();
      const alone = {
        ...document,
        questions: { [question.id]: question },
        logic: {},
        calculations: {},
        verifications: {},
      };
      const flow = buildFlow(
        { ...alone, cover: null, agreements: {} },
        { scrollId: '', versionTime: 0, languageId: document.baseLanguageId },
      );
      const languageTag = surveyLanguages(document)[0]!.tag;
      const [direction, words] = [directionOf(languageTag), wordsLanguageOf(languageTag)];
      const order: PreviewOrder = { wenshu: 'preview-show', flow, languageTag, direction, language: words };
      frame.current?.contentWindow?.postMessage(order, window.location.origin);
    };
    window.addEventListener('message', show);
    return () => window.removeEventListener('message', show);
  }, [editor, question]);
  return (
    <ViewDialog title={t.previewTitle({ name })} width={720} onClose={onClose}>
      <p className={classes.previewHint}>{t.previewHint}</p>
      <iframe ref={frame} className={classes.preview} title={t.previewTitle({ name })} src="/preview-frame" />
    </ViewDialog>
  );
}
