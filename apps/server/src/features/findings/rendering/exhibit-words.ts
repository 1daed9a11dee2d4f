import { type Chart, type Exhibit, formatShown, type Source, underTable } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { renderingTexts } from '@wenshu/texts/findings/rendering';

/** Of how many people the numbers are, of which, how much each counts, and of when. Nothing where they are nobody's answers: a table that somebody brought. */
export const sourceLine = (source: Source, language: Language): string =>
  source.asOf === '' ? '' : underTable({ source, notes: [] }, language).join(renderingTexts[language].between);

/** What it means comes first; what must be known and remarks stand below. */
export function notesOf({ notes }: Exhibit): { readonly meaning: string; readonly below: readonly string[] } {
  return {
    meaning: notes.flatMap(({ tone, text }) => (tone === 'meaning' ? [text] : [])).join(' '),
    below: [
      ...notes.flatMap(({ tone, text }) => (tone === 'warning' ? [text] : [])),
      ...notes.flatMap(({ tone, text }) => (tone === 'footnote' ? [text] : [])),
    ],
  };
}

export type Drawn = Extract<Exhibit, { kind: 'table' }> | Chart;

/** Everything but these is told in paragraphs. */
export const isDrawn = (exhibit: Exhibit): exhibit is Drawn => !(exhibit.kind in paragraphs);

type WordedExhibit = Exclude<Exhibit, Drawn>;
type Paragraphs = {
  readonly [K in WordedExhibit['kind']]: (
    exhibit: Extract<WordedExhibit, { kind: K }>,
    language: Language,
  ) => readonly string[];
};

const paragraphs: Paragraphs = {
  note: note => note.paragraphs,
  figure: ({ value, format, before }, language) => [
    formatShown(format, value, language),
    ...(before ? [`${before.text} ${formatShown(format, before.value, language)}`] : []),
  ],
  verbatims: ({ texts, total, areQuotes }, language) =>
    areQuotes
      ? texts.map(({ text, about }) => renderingTexts[language].quote({ text, about: about ?? '' }))
      : [
          renderingTexts[language].quoted({ shown: texts.length, total }),
          ...texts.map(({ text, about }) => (about ? `${text} (${about})` : text)),
        ],
  gallery: ({ files, total }, language) => [
    renderingTexts[language].quoted({ shown: files.length, total }),
    ...files.map(({ name }) => name),
  ],
  picture: ({ regions = [] }, language) =>
    regions.map(({ text, values }) =>
      [text, ...values.map(({ name, value, format }) => `${name} ${formatShown(format, value, language)}`)].join(' · '),
    ),
};

export function paragraphsOf<K extends WordedExhibit['kind']>(
  exhibit: Extract<WordedExhibit, { kind: K }>,
  language: Language,
): readonly string[] {
  return paragraphs[exhibit.kind as K](exhibit, language);
}
