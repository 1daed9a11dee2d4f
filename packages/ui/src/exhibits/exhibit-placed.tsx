import type { Exhibit } from '@wenshu/analysis/browser';
import type { Language } from '@wenshu/texts';
import { useId } from 'react';
import { ExhibitContent } from './exhibit-content.tsx';
import { isChart } from './exhibit-kinds.ts';
import classes from './exhibit-placed.module.css';
import { sourceWords } from './source-words.ts';

interface ExhibitPlacedProps {
  readonly exhibit: Exhibit;
  readonly language: Language;
  /** It fills the place it stands in; without it, it is as high as it needs. */
  readonly isFilling: boolean;
  readonly hidesSource?: boolean;
  /** Of a chart: how it looks, as svg, until it is drawn. */
  readonly still?: string | undefined;
}

/** An exhibit on the page of a report: what it says first, then itself as large as there is room, what it is about small below. */
export function ExhibitPlaced({ exhibit, language, isFilling, hidesSource, still }: ExhibitPlacedProps) {
  const id = useId();
  const notes = (...tones: readonly string[]) => exhibit.notes.filter(({ tone }) => tones.includes(tone));
  return (
    <figure
      className={classes.placed}
      data-filling={isFilling || undefined}
      data-exhibit={exhibit.id}
      {...(exhibit.title ? { 'aria-labelledby': `${id}-title` } : {})}
    >
      {exhibit.title && (
        <figcaption id={`${id}-title`} className={classes.title}>
          {exhibit.title}
        </figcaption>
      )}
      {notes('meaning').map(({ text }) => (
        <p key={text} className={classes.meaning} data-first={exhibit.title === '' || undefined}>
          {text}
        </p>
      ))}
      {notes('warning').map(({ text }) => (
        <p key={text} className={classes.warning}>
          {text}
        </p>
      ))}
      <div className={classes.content} data-drawn={isChart(exhibit) || undefined}>
        <ExhibitContent exhibit={exhibit} language={language} isFilling={isFilling} still={still} />
      </div>
      {!hidesSource && (
        <p className={classes.source}>
          {[...notes('footnote').map(({ text }) => text), sourceWords(exhibit.source, language)].join(' · ')}
        </p>
      )}
    </figure>
  );
}
