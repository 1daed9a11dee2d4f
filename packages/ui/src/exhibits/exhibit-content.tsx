import { type Exhibit, type Figure, formatShown, type Note } from '@wenshu/analysis/browser';
import type { Language } from '@wenshu/texts';
import classes from './exhibit.module.css';
import { ExhibitChart } from './exhibit-chart.tsx';
import { ExhibitGallery } from './exhibit-gallery.tsx';
import { isChart } from './exhibit-kinds.ts';
import { ExhibitPicture } from './exhibit-picture.tsx';
import { type Drilling, ExhibitTable } from './exhibit-table.tsx';
import { ExhibitVerbatims } from './exhibit-verbatims.tsx';
import type { Naming } from './named-head.tsx';

interface ExhibitContentProps {
  readonly exhibit: Exhibit;
  readonly language: Language;
  readonly drilling?: Drilling | undefined;
  readonly naming?: Naming | undefined;
  /** Of a place of a given size: a chart is as high as that. */
  readonly isFilling?: boolean;
  readonly still?: string | undefined;
}

/** An exhibit without its frame. */
export function ExhibitContent({ exhibit, language, drilling, naming, isFilling, still }: ExhibitContentProps) {
  if (exhibit.kind === 'table')
    return <ExhibitTable table={exhibit} language={language} drilling={drilling} naming={naming} />;
  if (isChart(exhibit))
    return <ExhibitChart key={exhibit.kind} chart={exhibit} language={language} isFilling={isFilling} still={still} />;
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

function FigureContent({ figure, language }: { readonly figure: Figure; readonly language: Language }) {
  const { value, format, before } = figure;
  return (
    <p className={classes.figure}>
      {formatShown(format, value, language)}
      {before && (
        <span className={classes.before} data-differs={before.differs}>
          {before.text} {formatShown(format, before.value, language)}
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
