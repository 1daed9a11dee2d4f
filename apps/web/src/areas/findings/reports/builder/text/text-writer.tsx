import { Editor } from '@tiptap/core';
import { type FoundFigure, formatShown, type ReportContent } from '@wenshu/analysis/browser';
import { useEffect, useRef, useState } from 'react';
import { language } from '../../../../../app/language/language.ts';
import { newId } from '../../../../design/document/reading/new-id.ts';
import { setContent } from '../../model/block-changes.ts';
import readingClasses from '../../reading/reading.module.css';
import { useReading } from '../../reading/reading-context.ts';
import { useBuilder, useMake } from '../builder-context.ts';
import { FigurePicker } from '../picker/figure-picker.tsx';
import classes from './text.module.css';
import { docOf, paragraphsOf, quotedIn } from './text-doc.ts';
import { extensionsFor } from './text-extensions.ts';
import { TextTools } from './text-tools.tsx';

type TextContent = Extract<ReportContent, { kind: 'text' }>;

/** A text while it is written, in its place on the page. It is saved when it is left, and on the way every pause. */
export function TextWriter({ blockId, content }: { readonly blockId: string; readonly content: TextContent }) {
  const { view } = useBuilder();
  const make = useMake();
  const { results } = useReading();
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [isPicking, setIsPicking] = useState(false);
  const figures = useRef(content.figures);
  const first = useRef(content.paragraphs);
  const found = useRef<Readonly<Record<string, FoundFigure>>>({});
  const result = results[blockId];
  found.current = result?.kind === 'text' ? result.figures : {};
  const save = useRef(() => {});
  useEffect(() => {
    const made = new Editor({
      element: place.current!,
      extensions: extensionsFor(id => wordsOf(found.current[id])),
      content: docOf(first.current),
      autofocus: 'end',
    });
    let saved = JSON.stringify(first.current);
    save.current = () => {
      const paragraphs = paragraphsOf(made.getJSON());
      const written = JSON.stringify(paragraphs);
      if (written === saved) return;
      saved = written;
      const quoted = quotedIn(paragraphs);
      const kept = Object.fromEntries(Object.entries(figures.current).filter(([id]) => quoted.has(id)));
      make(setContent(blockId, { kind: 'text', paragraphs, figures: kept }), `write ${blockId}`);
    };
    let pausing: ReturnType<typeof setTimeout>;
    made.on('update', () => {
      clearTimeout(pausing);
      pausing = setTimeout(save.current, PAUSE_MS);
    });
    setEditor(made);
    return () => {
      clearTimeout(pausing);
      save.current();
      made.destroy();
    };
  }, [blockId, make]);
  useEffect(() => {
    if (result?.kind !== 'text') return;
    for (const element of place.current!.querySelectorAll<HTMLElement>('[data-figure]'))
      element.textContent = wordsOf(result.figures[element.dataset.figure ?? '']);
  }, [result]);
  const leave = () => view.setState({ writing: undefined });
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the editor inside
    <div
      className={classes.writer}
      onPointerDown={event => event.stopPropagation()}
      onKeyDown={event => {
        event.stopPropagation();
        if (event.key !== 'Escape' || isPicking) return;
        leave();
        // The keys go on to the block.
        (event.currentTarget.closest('[data-block]') as HTMLElement | null)?.focus();
      }}
    >
      <div ref={place} className={`${readingClasses.text} ${classes.page}`} />
      {editor && <TextTools editor={editor} onNumber={() => setIsPicking(true)} onDone={leave} />}
      {isPicking && (
        <FigurePicker
          onPick={figure => {
            const figureId = newId();
            figures.current = { ...figures.current, [figureId]: figure };
            setIsPicking(false);
            editor?.chain().focus().insertContent({ type: 'figure', attrs: { figureId } }).run();
          }}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}

const PAUSE_MS = 800;

const wordsOf = (figure: FoundFigure | undefined): string =>
  figure ? formatShown(figure.format, figure.value, language) : '…';
