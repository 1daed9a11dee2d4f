import { type Chart, type Exhibit, formatNumber, type Source } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import { renderingTexts } from '@wenshu/texts/findings/rendering';

const count = { as: 'count', decimals: 0 } as const;

/** Of when the numbers are, of how many people, which filter, which weight. */
export function sourceLine({ asOf, base, filter, weight }: Source, language: Language): string {
  const texts = renderingTexts[language];
  const weighted = [
    ...(base.weighted === undefined
      ? []
      : [texts.weightedTo({ number: formatNumber(count, base.weighted, language) })]),
    ...(base.effective === undefined
      ? []
      : [texts.effective({ number: formatNumber(count, base.effective, language) })]),
  ];
  const people = texts.people({ number: formatNumber(count, base.people, language) });
  return [
    texts.asOf({ time: asOf }),
    weight === undefined || weighted.length === 0
      ? people
      : `${people} (${weighted.join(language === 'zh' ? '，' : ', ')})`,
    ...(filter === undefined ? [] : [texts.filter({ words: filter })]),
    ...(weight === undefined ? [] : [texts.weight({ words: weight })]),
  ].join(texts.between);
}

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

type Told = Exclude<Exhibit, Drawn>;
type Paragraphs = {
  readonly [K in Told['kind']]: (exhibit: Extract<Told, { kind: K }>, language: Language) => readonly string[];
};

const paragraphs: Paragraphs = {
  note: note => note.paragraphs,
  figure: ({ value, format, before }, language) => [
    formatNumber(format, value, language),
    ...(before ? [`${before.text} ${formatNumber(format, before.value, language)}`] : []),
  ],
  verbatims: ({ texts, total }, language) => [
    renderingTexts[language].quoted({ shown: texts.length, total }),
    ...texts.map(({ text, about }) => (about ? `${text} (${about})` : text)),
  ],
  gallery: ({ files, total }, language) => [
    renderingTexts[language].quoted({ shown: files.length, total }),
    ...files.map(({ name }) => name),
  ],
  picture: ({ regions = [] }, language) =>
    regions.map(({ text, values }) =>
      [text, ...values.map(({ name, value, format }) => `${name} ${formatNumber(format, value, language)}`)].join(
        ' · ',
      ),
    ),
};

export function paragraphsOf<K extends Told['kind']>(
  exhibit: Extract<Told, { kind: K }>,
  language: Language,
): readonly string[] {
  return paragraphs[exhibit.kind as K](exhibit, language);
}
