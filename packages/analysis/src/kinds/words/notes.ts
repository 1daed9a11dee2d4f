import { wordsTexts } from '@wenshu/texts/findings/models/words';
import { LEAST_TO_SPEAK, peopleOf } from '../../claims/evidence.ts';
import { tellOf } from '../../claims/tell-of.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { numberAs, percentFormat, percentOfShare } from '../../exhibit/units.ts';
import { modelClaims } from '../model/claims.ts';
import { type ModelNotes, modelNotes, pInWords } from '../model/plain-table.ts';
import { questionOf } from '../regression/term-names.ts';
import { wordsClaims } from './claims.ts';
import type { FoundApart, FoundFeeling, FoundThemes, FoundTogether } from './found.ts';
import { baseOfColumn, columnName, type WordsView } from './shares-table.ts';

type Footnote = string | undefined;

const shareText = (share: number, { context }: WordsView) =>
  formatNumber(percentFormat, percentOfShare(share), context.language);

/** How columns of a table of shares are compared. */
function letterNotes({ found, context }: WordsView): readonly Footnote[] {
  const { letters, overlapping } = wordsTexts[context.language];
  if (found.columns.length === 0) return [];
  const isOverlapping = found.columns.some(({ key }) => context.variables.get(key)?.kept === 'codes');
  return [letters, isOverlapping ? overlapping : undefined];
}

function readNotes({ found: { read, total }, context }: WordsView): readonly Footnote[] {
  const { newest, weighted } = wordsTexts[context.language];
  return [
    read < total ? newest({ read, total }) : undefined,
    context.source.weight === undefined ? undefined : weighted,
  ];
}

export function wordNotes(view: WordsView): ModelNotes {
  const { found, context } = view;
  const { language } = context;
  const texts = wordsTexts[language];
  const people = peopleOf(found.base);
  const [first] = found.words;
  const shown = first && shareText(first.share ?? 0, view);
  const leaders = found.words.filter(({ share }) => shareText(share ?? 0, view) === shown);
  const small = found.columns.filter(column => peopleOf(baseOfColumn(column, context)) < LEAST_TO_SPEAK);
  return modelNotes({
    meaning: [
      wordsClaims.largest.tell(language, { leaders: leaders.length, people }, () => ({
        list: leaders.map(({ id }) => id),
        value: shown ?? '',
      })),
      wordsClaims.noWords.tell(language, found.words.length),
    ],
    warnings: [
      modelClaims.few.tell(language, people),
      wordsClaims.smallGroups.tell(language, small.length, () => small.map(column => columnName(column, context))),
    ],
    footnotes: [texts.onceEach, texts.hidden, ...readNotes(view), ...letterNotes(view)],
  });
}

export function apartNotes({ tests, judged, leastTold, told }: FoundApart, { found, context }: WordsView): ModelNotes {
  const { language } = context;
  const percent = (share: number) => shareText(share, { found, context });
  return modelNotes({
    meaning: [
      ...told.map(word =>
        wordsClaims.apart.tell(language, word.told, () => ({
          word: word.form,
          group: columnName(found.columns[word.column]!, context),
          isMore: word.direction === 'more',
          own: percent(word.groupShare),
          rest: percent(word.restShare),
        })),
      ),
      wordsClaims.apartNone.tell(language, { told: leastTold, judged }),
    ],
    footnotes: [wordsTexts[language].apartHow({ tests })],
  });
}

export function feelingNotes({ differences }: FoundFeeling, view: WordsView): ModelNotes {
  const { language } = view.context;
  const { feelingHow, feelingScore } = wordsTexts[language];
  const name = ({ key }: FoundFeeling['differences'][number]) => questionOf(key, view.context);
  const known = ({ told, people }: FoundFeeling['differences'][number]) => ({ p: told, people });
  return modelNotes({
    meaning: [
      ...differences.map(one =>
        wordsClaims.feelingDiffers.tell(language, known(one), () => ({
          question: name(one),
          p: pInWords(one.pValue, language),
        })),
      ),
      tellOf(wordsClaims.feelingSame, language, differences, { known, name }),
    ],
    footnotes: [feelingHow, feelingScore, ...letterNotes(view)],
  });
}

const MOST_PAIRS_TOLD = 3;

export function togetherNotes({ pairs, judged, leastTold }: FoundTogether, { context }: WordsView): ModelNotes {
  const { language } = context;
  return modelNotes({
    meaning: [
      ...pairs
        .flatMap(({ one, other, lift, told }) => {
          const words = () => ({ one, other, lift: formatNumber(numberAs(1), lift, language) });
          return wordsClaims.pair.tell(language, told, words) ?? [];
        })
        .slice(0, MOST_PAIRS_TOLD),
      wordsClaims.pairsNone.tell(language, { told: leastTold, judged }),
    ],
    footnotes: [wordsTexts[language].togetherHow],
  });
}

export function themeNotes(themes: FoundThemes | null, { found, context }: WordsView): ModelNotes {
  const { language } = context;
  const { themesHow, themesNewest, themesWithout } = wordsTexts[language];
  if (!themes) return modelNotes({ meaning: [wordsClaims.noThemes.tell(language, 0)] });
  const { cohesion, isProposed, read, without } = themes;
  return modelNotes({
    footnotes: [
      themesHow({ isProposed, cohesion: formatNumber(numberAs(2), cohesion, language) }),
      read < found.read ? themesNewest(read) : undefined,
      without > 0 ? themesWithout(without) : undefined,
    ],
  });
}

export function placeNotes(find: string, view: WordsView): ModelNotes {
  const { language } = view.context;
  const { texts, share } = view.found.places!;
  return modelNotes({
    meaning: [wordsClaims.notFound.tell(language, texts, () => ({ find }))],
    footnotes: [texts > 0 ? wordsTexts[language].placesFound({ texts, share: shareText(share, view) }) : undefined],
  });
}
