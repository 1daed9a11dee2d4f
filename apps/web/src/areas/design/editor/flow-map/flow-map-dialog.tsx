import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ViewDialog } from '../../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { plainTitle } from '../../document/reading/plain-title.ts';
import { goToQuestion } from '../../document/state/go-to-question.ts';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import { closeTool, leaveTool } from '../state/tools-store.ts';
import { dragToPan } from './drag-to-pan.ts';
import { type FlowEdge, layOutFlow } from './flow-layout.ts';
import classes from './flow-map.module.css';
import { FlowMapBar } from './flow-map-bar.tsx';
import { FlowPicture } from './flow-picture.tsx';
import { useMapView } from './use-map-view.ts';
import { useRuleSentences } from './use-rule-sentences.ts';

/** So few are read at a glance. */
const FEW = 5;

/** The whole flow as a picture, what is looked at in words, and all of it in words below. */
export default function FlowMapDialog() {
  const t = useTexts(editorToolsTexts).map;
  const editor = useEditor();
  const document = useEditorState(state => state.document);
  const picture = useRef<SVGSVGElement>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const layout = useMemo(() => layOutFlow(document), [document]);
  const view = useMapView(frame, layout);
  const sentences = useRuleSentences();
  const [hidden, setHidden] = useState<ReadonlySet<FlowEdge['kind']>>(new Set());
  const [active, setActive] = useState<string>();
  const looked = active === undefined ? undefined : document.questions[active];
  const about = looked ? sentences.about(looked.id) : [];
  const toggle = (kind: FlowEdge['kind']) => {
    const next = new Set(hidden);
    if (!next.delete(kind)) next.add(kind);
    setHidden(next);
  };
  const go = (questionId: string) => {
    leaveTool();
    // The dialog gives the focus back to the button that opened it; the card asks for it afterwards.
    setTimeout(() => goToQuestion(editor, questionId), 350);
  };
  return (
    <ViewDialog width="min(1240px, 96vw)" title={t.title} className={classes.dialog} onClose={closeTool}>
      <FlowMapBar
        picture={picture}
        view={view}
        name={document.title.text || t.fileName}
        kinds={new Set(layout.edges.map(({ kind }) => kind))}
        hidden={hidden}
        onToggle={toggle}
        beforeSave={() => flushSync(() => setActive(undefined))}
      />
      <section
        ref={setFrame}
        className={classes.frame}
        style={{ '--picture': `${layout.height}px` } as CSSProperties}
        aria-label={t.picture}
        onPointerDown={dragToPan}
      >
        <FlowPicture
          ref={picture}
          layout={layout}
          zoom={view.zoom}
          hidden={hidden}
          active={active}
          rulesOf={sentences.actingOn}
          onActive={setActive}
          onGo={go}
        />
      </section>
      <div className={classes.looked}>
        {looked ? (
          <>
            <strong>
              {looked.seqName} {plainTitle(looked.title, document)}
            </strong>
            {about.length === 0 ? t.noRulesOf : about.map(({ id, text }) => <span key={id}>{text}</span>)}
          </>
        ) : (
          t.hint
        )}
      </div>
      <details className={classes.words} open={sentences.all.length <= FEW}>
        <summary>{t.sentences}</summary>
        {sentences.all.length === 0 ? (
          <p className={classes.hint}>{t.noSentences}</p>
        ) : (
          <ol>
            {sentences.all.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ol>
        )}
      </details>
    </ViewDialog>
  );
}
