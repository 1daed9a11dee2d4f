import { type Figure, formatNumber, type Note } from '@wenshu/analysis/browser';
import type { Language } from '@wenshu/texts';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import { type ReactNode, useId, useRef } from 'react';
import { cellsOf, copyAsPicture, copyAsTable } from './copy-exhibit.ts';
import classes from './exhibit.module.css';
import { ExhibitChart } from './exhibit-chart.tsx';
import { ExhibitGallery } from './exhibit-gallery.tsx';
import { ExhibitPicture } from './exhibit-picture.tsx';
import { type Drilling, ExhibitTable } from './exhibit-table.tsx';
import { ExhibitVerbatims } from './exhibit-verbatims.tsx';
import { isChart, isCopiedAsPicture, type ShownExhibit } from './shown-exhibit.ts';
import { sourceWords } from './source-words.ts';

interface ExhibitViewProps {
  readonly exhibit: ShownExhibit;
  readonly language: Language;
  readonly drilling?: Drilling | undefined;
  /** Told how copying went. */
  onCopied?(outcome: 'table' | 'picture' | 'failed'): void;
  /** More that can be done with it. */
  readonly tools?: ReactNode;
}

/** An exhibit in its frame: its title, what it means, itself, and what it is about. */
export function ExhibitView({ exhibit, language, drilling, onCopied, tools }: ExhibitViewProps) {
  const t = exhibitViewTexts[language];
  const id = useId();
  const frame = useRef<HTMLElement>(null);
  const cells = cellsOf(exhibit, language);
  const copy = (outcome: 'table' | 'picture', work: () => Promise<void>) =>
    work().then(
      () => onCopied?.(outcome),
      () => onCopied?.('failed'),
    );
  const notes = (tone: 'meaning' | 'warning' | 'footnote') =>
    exhibit.notes
      .filter(note => note.tone === tone)
      .map(({ text }) => (
        <p key={text} className={classes[tone]}>
          {text}
        </p>
      ));
  return (
    <figure ref={frame} className={classes.exhibit} aria-labelledby={`${id}-title`} data-exhibit={exhibit.id}>
      <figcaption className={classes.head}>
        <h2 id={`${id}-title`} className={classes.title}>
          {exhibit.title}
        </h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons that is no fieldset */}
        <div
          className={classes.tools}
          role="group"
          aria-label={t.tools({ name: exhibit.title })}
          data-not-in-picture=""
        >
          {cells && (
            <button
              type="button"
              className={classes.tool}
              onClick={() => copy('table', () => copyAsTable(cells, language))}
            >
              {t.copyTable}
            </button>
          )}
          {isCopiedAsPicture(exhibit) && (
            <button
              type="button"
              className={classes.tool}
              onClick={() => copy('picture', () => copyAsPicture(frame.current!))}
            >
              {t.copyPicture}
            </button>
          )}
          {tools}
        </div>
      </figcaption>
      {notes('meaning')}
      {notes('warning')}
      {content()}
      {notes('footnote')}
      <p className={classes.source}>{sourceWords(exhibit.source, language)}</p>
    </figure>
  );

  function content() {
    if (exhibit.kind === 'table') return <ExhibitTable table={exhibit} language={language} drilling={drilling} />;
    if (isChart(exhibit)) return <ExhibitChart chart={exhibit} language={language} />;
    if (exhibit.kind === 'verbatims')
      return <ExhibitVerbatims verbatims={exhibit} language={language} drilling={drilling} />;
    if (exhibit.kind === 'gallery') return <ExhibitGallery gallery={exhibit} language={language} drilling={drilling} />;
    if (exhibit.kind === 'picture') return <ExhibitPicture picture={exhibit} language={language} />;
    return exhibit.kind === 'figure' ? (
      <FigureContent figure={exhibit} language={language} />
    ) : (
      <NoteContent note={exhibit} />
    );
  }
}

function FigureContent({ figure, language }: { readonly figure: Figure; readonly language: Language }) {
  const { value, format, before } = figure;
  return (
    <p className={classes.figure}>
      {formatNumber(format, value, language)}
      {before && (
        <span className={classes.before} data-differs={before.differs}>
          {before.text} {formatNumber(format, before.value, language)}
        </span>
      )}
    </p>
  );
}

function NoteContent({ note: { paragraphs } }: { readonly note: Note }) {
  return paragraphs.map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is its place
    <p key={at} className={classes.paragraph}>
      {paragraph}
    </p>
  ));
}
