import { DownloadOutlined, MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { inOrder } from '@wenshu/survey-core';
import { editorToolsTexts } from '@wenshu/texts/editor-tools';
import { describeRule, describeVerification } from '@wenshu/texts/logic/describe-rule';
import { Button, Modal } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import { goToQuestion } from '../tools/go-to-question.ts';
import { closeTool, leaveTool, openLogic } from '../tools/tools-store.ts';
import { layOutFlow } from './flow-layout.ts';
import classes from './flow-map.module.css';
import { colours, FlowPicture } from './flow-picture.tsx';
import { saveSvg } from './save-svg.ts';

const ZOOMS = [0.5, 0.65, 0.8, 1, 1.25, 1.5];
const NORMAL = 3;
/** On a phone the whole width shows at once. */
const SMALL = 1;

/** The whole flow as a picture, and the same in words below it. */
export default function FlowMapDialog() {
  const t = useTexts(editorToolsTexts).map;
  const editor = useEditor();
  const document = useEditorState(state => state.document);
  const [zoom, setZoom] = useState(() => (window.matchMedia('(max-width: 767px)').matches ? SMALL : NORMAL));
  const picture = useRef<SVGSVGElement>(null);
  const layout = useMemo(() => layOutFlow(document), [document]);
  const sentences = useMemo(
    () => [
      ...inOrder(document.logic).map(rule => ({ id: rule.id, text: describeRule(rule, document, language) })),
      ...inOrder(document.verifications).map(check => ({
        id: check.id,
        text: describeVerification(check, document, language),
      })),
    ],
    [document],
  );
  const go = (questionId: string) => {
    leaveTool();
    // The dialog gives the focus back to the button that opened it; the card asks for it afterwards.
    setTimeout(() => goToQuestion(editor, questionId), 350);
  };
  return (
    <Modal open width="min(1240px, 96vw)" title={t.title} footer={null} className={classes.dialog} onCancel={closeTool}>
      <div className={classes.bar}>
        <Button
          icon={<MinusOutlined aria-hidden />}
          aria-label={t.zoomOut}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <span className={classes.percent}>{t.zoom({ percent: ZOOMS[zoom]! * 100 })}</span>
        <Button
          icon={<PlusOutlined aria-hidden />}
          aria-label={t.zoomIn}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
        <ul className={classes.legend}>
          {(Object.keys(t.legend) as (keyof typeof t.legend)[]).map(kind => (
            <li key={kind}>
              <svg width="28" height="8" aria-hidden="true">
                <line x1="0" y1="4" x2="28" y2="4" {...colours[kind]} strokeWidth="2" />
              </svg>
              {t.legend[kind]}
            </li>
          ))}
        </ul>
        <span className={classes.spacer} />
        <Button onClick={() => openLogic()}>{t.edit}</Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => picture.current && saveSvg(picture.current, `${document.title.text || t.fileName}.svg`)}
        >
          {t.save}
        </Button>
      </div>
      <p className={classes.hint}>{t.hint}</p>
      <section className={classes.frame} aria-label={t.picture}>
        <FlowPicture ref={picture} layout={layout} zoom={ZOOMS[zoom]!} onGo={go} />
      </section>
      <details className={classes.words} open={sentences.length < 12}>
        <summary>{t.sentences}</summary>
        {sentences.length === 0 ? (
          <p className={classes.hint}>{t.noSentences}</p>
        ) : (
          <ol>
            {sentences.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ol>
        )}
      </details>
    </Modal>
  );
}
