import { inOrder, orderAfter, readSetting, writeSettings, writtenIn } from '@wenshu/survey-core';
import { questionnaireDefaultTexts } from '@wenshu/texts/design/questionnaire-defaults';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { EditorPanelProps } from '../_shared/type-editor.ts';
import { drawnRegion, nudgeRegion, writeRegion } from './draw-region.ts';
import { panelWords } from './panel-words.ts';
import { findRegion, type Point, type Region } from './region.ts';
import { FREE_CLICKS, readImageHotspot } from './settings.ts';

/** Regions are drawn on the picture itself: each is an option with its rectangle. */
export function ImageHotspotEditor({ question, document, language, run, newId }: EditorPanelProps) {
  const t = panelWords[language];
  const { picture, hotspotMode } = readImageHotspot(question.settings);
  const items = inOrder(question.items);
  const box = useRef<HTMLDivElement>(null);
  const [start, setStart] = useState<Point>();
  const [drawing, setDrawing] = useState<Region>();
  /** The option that the next drawn rectangle is for; a new one when undefined. */
  const [target, setTarget] = useState<string>();
  if (hotspotMode === FREE_CLICKS) return <p className="type-editor-hint">{t.free}</p>;
  if (picture === '') return <p className="type-editor-hint">{t.noPicture}</p>;

  const pointOf = (event: PointerEvent): Point => {
    const { left, top, width, height } = box.current!.getBoundingClientRect();
    return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
  };
  const setRegion = (itemId: string, region: Region) =>
    run('updateSettings', {
      questionId: question.id,
      itemId,
      settings: writeSettings({ region: writeRegion(region) }),
    });
  const finish = () => {
    if (drawing && target) setRegion(target, drawing);
    else if (drawing)
      run('addItems', {
        questionId: question.id,
        items: [
          {
            itemId: newId(),
            order: orderAfter(items, undefined),
            title: { text: questionnaireDefaultTexts[writtenIn(document)].newRegion(items.length + 1) },
            settings: writeSettings({ region: writeRegion(drawing) }),
          },
        ],
      });
    setStart(undefined);
    setDrawing(undefined);
    setTarget(undefined);
  };
  const onKey = (event: KeyboardEvent, itemId: string, region: Region) => {
    const nudged = nudgeRegion(region, event.key, event.shiftKey);
    if (!nudged) return;
    event.preventDefault();
    setRegion(itemId, nudged);
  };
  const named = items.find(item => item.id === target);
  return (
    <section className="type-editor" aria-label={t.heading}>
      <p className="type-editor-hint" role="status">
        {named ? t.drawing({ name: named.title.text }) : t.hint}
      </p>
      <div
        ref={box}
        className="type-editor-picture"
        onPointerDown={event => {
          if ((event.target as Element).closest('button')) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setStart(pointOf(event));
        }}
        onPointerMove={event => start && setDrawing(drawnRegion(start, pointOf(event)))}
        onPointerUp={finish}
      >
        <img src={picture} alt={readSetting(question.settings, 'pictureAlt')} draggable={false} />
        {items.map(item => {
          const region = findRegion(item);
          return (
            region && (
              <button
                key={item.id}
                type="button"
                className="type-editor-region"
                style={styleOf(region)}
                aria-label={t.region({ name: item.title.text })}
                onKeyDown={event => onKey(event, item.id, region)}
              >
                {item.title.text}
              </button>
            )
          );
        })}
        {drawing && <span className="type-editor-region is-drawing" style={styleOf(drawing)} />}
      </div>
      <ul className="type-editor-list">
        {items
          .filter(item => !findRegion(item))
          .map(item => (
            <li key={item.id}>
              {item.title.text} · {t.notDrawn}
              <button type="button" className="type-editor-link" onClick={() => setTarget(item.id)}>
                {t.draw}
              </button>
              <button
                type="button"
                className="type-editor-link"
                onClick={() => setRegion(item.id, { x: 0.35, y: 0.35, width: 0.3, height: 0.3 })}
              >
                {t.addRegion}
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}

const percent = (share: number) => `${share * 100}%`;

function styleOf({ x, y, width, height }: Region) {
  return { left: percent(x), top: percent(y), width: percent(width), height: percent(height) };
}
