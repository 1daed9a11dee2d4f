import type { Exhibit, Source } from '@wenshu/analysis/browser';
import type { Language } from '@wenshu/texts';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import { type ReactNode, useId, useRef } from 'react';
import { cellsOf, copyAsPicture, copyAsTable } from './copy-exhibit.ts';
import classes from './exhibit.module.css';
import { ExhibitContent } from './exhibit-content.tsx';
import { isCopiedAsPicture } from './exhibit-kinds.ts';
import type { Drilling } from './exhibit-table.tsx';
import { ExhibitTool } from './exhibit-tool.tsx';
import type { Naming } from './named-head.tsx';
import { sourceWords } from './source-words.ts';

interface ExhibitViewProps {
  readonly exhibit: Exhibit;
  readonly language: Language;
  readonly drilling?: Drilling | undefined;
  readonly naming?: Naming | undefined;
  /** Told how copying went. */
  onCopied?(outcome: 'table' | 'picture' | 'failed'): void;
  /** More that can be done with it. */
  readonly tools?: ReactNode;
  /** Of a card that has the title, the source and the tools for all that is in it: here only what differs is said. */
  readonly within?: { readonly title: string; readonly source: Source } | undefined;
}

/** An exhibit in its frame: its title, what it means, itself, and what it is about. */
export function ExhibitView({ exhibit, language, drilling, naming, onCopied, tools, within }: ExhibitViewProps) {
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
  if (within) {
    const part = partTitle(exhibit.title, within.title);
    const isSameSource = JSON.stringify(within.source) === JSON.stringify(exhibit.source);
    return (
      <figure className={classes.within} aria-label={exhibit.title} data-exhibit={exhibit.id}>
        {part !== '' && <h3 className={classes.part}>{part}</h3>}
        {notes('meaning')}
        {notes('warning')}
        <ExhibitContent exhibit={exhibit} language={language} drilling={drilling} />
        {notes('footnote')}
        {!isSameSource && <p className={classes.source}>{sourceWords(exhibit.source, language)}</p>}
      </figure>
    );
  }
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
            <ExhibitTool onClick={() => copy('table', () => copyAsTable([cells], language))}>{t.copyTable}</ExhibitTool>
          )}
          {isCopiedAsPicture(exhibit) && (
            <ExhibitTool onClick={() => copy('picture', () => copyAsPicture(frame.current!))}>
              {t.copyPicture}
            </ExhibitTool>
          )}
          {tools}
        </div>
      </figcaption>
      {notes('meaning')}
      {notes('warning')}
      <ExhibitContent exhibit={exhibit} language={language} drilling={drilling} naming={naming} />
      {notes('footnote')}
      <p className={classes.source}>{sourceWords(exhibit.source, language)}</p>
    </figure>
  );
}

/** What a title adds to that of the card: the part of the question, or that it is its figures. */
function partTitle(title: string, whole: string): string {
  return title.startsWith(whole) ? title.slice(whole.length).replace(/^[\s·:：]+/, '') : title;
}
