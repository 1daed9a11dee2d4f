import { buildFlow, type EndOutcome, type Questionnaire, surveyLanguages } from '@wenshu/survey-core';
import { skinTexts } from '@wenshu/texts/design/skin';
import { Segmented } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import { usePreviewFrame } from '../preview/use-preview-frame.ts';
import classes from './skin.module.css';

/** A colour being chosen changes many times a second; the page in the frame begins anew each time. */
const SETTLE_MS = 250;

type Device = 'phone' | 'desktop';
export type PreviewView = 'cover' | 'questions' | 'end';

interface SkinPreviewProps {
  readonly view: PreviewView;
  /** Whose end page is shown. */
  readonly outcome: EndOutcome;
  onView(view: PreviewView): void;
}

/** The real answering page, fed with the document as it stands. */
export function SkinPreview({ view, outcome, onView }: SkinPreviewProps) {
  const { preview: t } = useTexts(skinTexts);
  const { scrollId } = useCreateScreen().loaded;
  const document = useSettled(useEditorState(state => state.document));
  const [device, setDevice] = useState<Device>('phone');
  const hasCover = document.cover?.isShown === true || Object.keys(document.agreements).length > 0;
  const flow = useMemo(() => {
    const built = buildFlow(document, { scrollId, versionTime: 0, languageId: document.baseLanguageId });
    return view === 'cover' ? built : { ...built, cover: null, agreements: [] };
  }, [document, scrollId, view]);
  const { frame } = usePreviewFrame(flow, surveyLanguages(document)[0]!.tag, {
    end: view === 'end' ? outcome : undefined,
  });
  return (
    <aside id="skin-preview" className={classes.preview} aria-label={t.title}>
      <div className={classes.previewBar}>
        <Segmented<Device>
          aria-label={t.device}
          value={device}
          onChange={setDevice}
          options={[
            { value: 'phone', label: t.phone },
            { value: 'desktop', label: t.desktop },
          ]}
        />
        <Segmented<PreviewView>
          aria-label={t.view}
          value={view}
          onChange={onView}
          options={[
            ...(hasCover ? [{ value: 'cover' as const, label: t.cover }] : []),
            { value: 'questions', label: t.questions },
            { value: 'end', label: t.end },
          ]}
        />
      </div>
      <div className={classes.stage} data-device={device}>
        <iframe ref={frame} src="/preview-frame" title={t.frame} className={classes.frame} />
      </div>
    </aside>
  );
}

function useSettled(document: Questionnaire): Questionnaire {
  const [settled, setSettled] = useState(document);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(document), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [document]);
  return settled;
}
