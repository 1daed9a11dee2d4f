import { wordsTexts } from '@wenshu/texts/findings/models/words';
import { cellIn, wordCell } from '../../exhibit/cells.ts';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { layWords } from '../../exhibit/lay-words.ts';
import { countFormat, numberAs, percentFormat, percentOfShare, pFormat } from '../../exhibit/units.ts';
import type { PresentContext } from '../../kind/kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { foundNames } from '../model/named.ts';
import { plainTable } from '../model/plain-table.ts';
import { labelOf, questionOf } from '../regression/term-names.ts';
import { LEAST_EXPECTED } from './find-apart.ts';
import type { FoundFeeling, FoundWords } from './found.ts';
import { apartNotes, feelingNotes, placeNotes, themeNotes, togetherNotes, wordNotes } from './notes.ts';
import { columnName, sharesTable, type WordsView } from './shares-table.ts';

/** Each view that was asked for; what people wrote only where it is wanted. */
export function presentWords(found: FoundWords, request: ModelRequest, context: PresentContext): readonly Exhibit[] {
  const view: WordsView = { found, context };
  const { find, quotes } = request.options;
  const isQuoted = quotes === true;
  return [
    ...wordExhibits(view),
    ...phrasesTable(view),
    ...apartTable(view),
    ...feelingExhibits(view),
    ...togetherTable(view),
    ...themeExhibits(view, request, isQuoted),
    ...placesFound(String(find).trim(), view, isQuoted),
  ];
}

const source = ({ found, context }: WordsView) => ({ ...context.source, base: found.base });

function wordExhibits(view: WordsView): readonly Exhibit[] {
  const { titles } = wordsTexts[view.context.language];
  const { words } = view.found;
  const lines = words.map(line => ({ head: { id: line.id, text: line.id }, line }));
  const cloud = layWords(words.map(({ id, texts }) => ({ text: id, count: texts })));
  return [
    sharesTable({ id: 'words', title: titles.words, notes: wordNotes(view), lines }, view),
    ...(words.length === 0
      ? []
      : [
          {
            kind: 'words',
            id: 'cloud',
            title: titles.cloud,
            source: source(view),
            notes: [],
            format: countFormat,
            words: cloud,
          } as const,
        ]),
  ];
}

function phrasesTable({ found, context }: WordsView): readonly Exhibit[] {
  const { titles, columns, ofNewest } = wordsTexts[context.language];
  if (!found.phrases || found.phrases.phrases.length === 0) return [];
  const { phrases, read } = found.phrases;
  return [
    plainTable(
      {
        id: 'phrases',
        title: titles.phrases,
        base: found.base,
        notes: read < found.read ? [{ tone: 'footnote', text: ofNewest(read) }] : [],
        columns: [
          { id: 'texts', text: columns.texts, format: countFormat },
          { id: 'share', text: columns.share, format: percentFormat },
        ],
        rows: phrases.map(({ form, said, texts, share }) => ({
          id: form,
          text: said,
          values: [texts, percentOfShare(share)],
        })),
      },
      context,
    ),
  ];
}

function apartTable(view: WordsView): readonly Exhibit[] {
  const { found, context } = view;
  const { titles, columns, more, less, rough } = wordsTexts[context.language];
  if (!found.apart) return [];
  return [
    plainTable(
      {
        id: 'apart',
        title: titles.apart,
        base: found.base,
        notes: apartNotes(found.apart, view),
        columns: [
          { id: 'own', text: columns.own, format: percentFormat },
          { id: 'rest', text: columns.rest, format: percentFormat },
          { id: 'direction', text: columns.direction, format: countFormat },
          { id: 'test', text: columns.test, format: numberAs(2) },
          { id: 'corrected', text: columns.corrected, format: pFormat },
          { id: 'reliability', text: columns.reliability, format: countFormat },
        ],
        rows: found.apart.words.map(word => ({
          id: `${word.column}:${word.form}`,
          text: word.form,
          group: columnName(found.columns[word.column]!, context),
          p: word.pFdr,
          values: [
            percentOfShare(word.groupShare),
            percentOfShare(word.restShare),
            word.direction === 'more' ? more : less,
            word.value,
            word.pFdr,
            word.leastExpected < LEAST_EXPECTED ? rough : '',
          ],
        })),
      },
      context,
    ),
  ];
}

const scoreFormat = numberAs(2);

function feelingExhibits(view: WordsView): readonly Exhibit[] {
  const { feeling } = view.found;
  if (!feeling) return [];
  const { titles, classes, meanScore } = wordsTexts[view.context.language];
  return [
    sharesTable(
      {
        id: 'feeling',
        title: titles.feeling,
        notes: feelingNotes(feeling, view),
        lines: feeling.classes.map(line => ({
          head: { id: line.id, text: classes[line.id as keyof typeof classes] },
          line,
        })),
        last: {
          head: { id: 'mean', text: meanScore, role: 'statistic', format: scoreFormat },
          cells: [wordCell(''), ...[feeling.mean, ...feeling.means].map(mean => cellIn(scoreFormat, mean))],
        },
      },
      view,
    ),
    feelingBars(feeling, view),
  ];
}

/** Parts of everybody and of each group. */
function feelingBars({ classes: lines }: FoundFeeling, view: WordsView): Exhibit {
  const { found, context } = view;
  const { titles, classes, total } = wordsTexts[context.language];
  const keys = new Set(found.columns.map(({ key }) => key));
  const named = found.columns.map(({ key, code }) => {
    const label = labelOf(key, code, context);
    return keys.size > 1 ? `${questionOf(key, context)}: ${label}` : label;
  });
  return {
    kind: 'bars',
    id: 'feelingBars',
    title: titles.feelingBars,
    source: source(view),
    notes: [],
    format: percentFormat,
    direction: 'bars',
    layout: 'stacked-to-100',
    isExclusive: true,
    categories: [total, ...named],
    series: lines.map(({ id, share, shares }) => ({
      id,
      name: classes[id as keyof typeof classes],
      values: [share, ...shares].map(one => percentOfShare(one)),
    })),
  };
}

function togetherTable(view: WordsView): readonly Exhibit[] {
  const { found, context } = view;
  const { titles, columns, pair } = wordsTexts[context.language];
  if (!found.together) return [];
  return [
    plainTable(
      {
        id: 'together',
        title: titles.together,
        base: found.base,
        notes: togetherNotes(found.together, view),
        columns: [
          { id: 'texts', text: columns.texts, format: countFormat },
          { id: 'share', text: columns.share, format: percentFormat },
          { id: 'lift', text: columns.lift, format: numberAs(2) },
          { id: 'corrected', text: columns.corrected, format: pFormat },
        ],
        rows: found.together.pairs.map(({ one, other, texts, share, lift, pFdr }) => ({
          id: `${one}+${other}`,
          text: pair({ one, other }),
          values: [texts, percentOfShare(share), lift, pFdr],
        })),
      },
      context,
    ),
  ];
}

function themeExhibits(view: WordsView, request: ModelRequest, isQuoted: boolean): readonly Exhibit[] {
  const { found, context } = view;
  const { titles, columns, theme, themeWords } = wordsTexts[context.language];
  if (found.themes === undefined) return [];
  const themes = found.themes?.themes ?? [];
  const names = foundNames(themes.length, request, theme);
  const quoted = themes.flatMap(({ typical }, at) => typical.map(one => ({ ...one, about: names[at]! })));
  return [
    plainTable(
      {
        id: 'themes',
        title: titles.themes,
        base: found.base,
        notes: themeNotes(found.themes, view),
        columns: [
          { id: 'words', text: columns.theme, format: countFormat },
          { id: 'texts', text: columns.texts, format: countFormat },
          { id: 'share', text: columns.share, format: percentFormat },
        ],
        rows: themes.map(({ words, texts, share }, at) => ({
          id: String(at + 1),
          text: names[at]!,
          nameAs: String(at + 1),
          values: [themeWords(words), texts, percentOfShare(share)],
        })),
      },
      context,
    ),
    ...(isQuoted && quoted.length > 0
      ? [
          {
            kind: 'verbatims',
            id: 'themeQuotes',
            title: titles.themeQuotes,
            source: source(view),
            notes: [],
            total: quoted.length,
            texts: quoted,
          } as const,
        ]
      : []),
  ];
}

/** How many answers have it is told in any case. */
function placesFound(find: string, view: WordsView, isQuoted: boolean): readonly Exhibit[] {
  const { titles } = wordsTexts[view.context.language];
  const { places } = view.found;
  if (!places) return [];
  const framed = { id: 'places', title: titles.places({ find }), source: source(view), notes: placeNotes(find, view) };
  if (!isQuoted || places.lines.length === 0) return [{ ...framed, kind: 'note', paragraphs: [] }];
  return [{ ...framed, kind: 'verbatims', total: places.places, texts: places.lines }];
}
