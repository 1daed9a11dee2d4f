import { wordsTexts } from '@wenshu/texts/findings/models/words';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';
import { namingClaim } from '../../claims/naming-claim.ts';

interface KnownLead {
  /** Words that have the largest share as it is shown. */
  readonly leaders: number;
  /** Effective. */
  readonly people: number;
}

const lead: KnownLead = { leaders: 2, people: LEAST_TO_SPEAK };

/** What was chosen from: how many are judged, and the least p of them as it is told (Holm, times the views that were asked for). */
interface KnownFamily {
  readonly told: number;
  readonly judged: number;
}

interface KnownDifference {
  readonly p: number;
  readonly people: number;
}

const differs: KnownDifference = { p: 0.049, people: LEAST_TO_SPEAK };
const isSure = (p: number) => p < MODEL_ALPHA;
const nothingSure = ({ told, judged }: KnownFamily) => judged > 0 && !isSure(told);
const noneBorders = [
  { of: 'p', said: { told: MODEL_ALPHA, judged: 1 }, unsaid: { told: 0.049, judged: 1 } },
  { of: 'judged', said: { told: 1, judged: 1 }, unsaid: { told: 1, judged: 0 } },
] as const;
const wordIn = { zh: '价格', en: 'price' };
const otherIn = { zh: '贵', en: 'expensive' };
const groupIn = { zh: '“地区 = 华东”', en: '“Region = East”' };

export const wordsClaims = {
  largest: claim({
    when: 'one or two words have the largest share of everybody as it is shown; at least 30 people (effective base)',
    holds: ({ leaders, people }: KnownLead) => leaders >= 1 && leaders <= 2 && people >= LEAST_TO_SPEAK,
    borders: [
      { of: 'words that share the lead', said: lead, unsaid: { ...lead, leaders: 3 } },
      { of: 'words', said: { ...lead, leaders: 1 }, unsaid: { ...lead, leaders: 0 } },
      { of: 'people', said: lead, unsaid: { ...lead, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => wordsTexts[language].largest,
    example: (language): { list: readonly string[]; value: string } => ({ list: [wordIn[language]], value: '31.2%' }),
  }),
  apart: claim({
    when: 'a word’s share in a column differs from that of the rest (G²), p < 0.05 by Holm over all words and columns times the views that are told, 5 expected in each cell, at least 30 people on both sides (effective base)',
    holds: isSure,
    borders: [{ of: 'p', said: 0.049, unsaid: MODEL_ALPHA }],
    says: language => wordsTexts[language].apartWord,
    example: language => ({
      word: otherIn[language],
      group: groupIn[language],
      isMore: true,
      own: '41.2%',
      rest: '20.3%',
    }),
  }),
  apartNone: claim({
    when: 'words were judged as in “apart”, and none has p < 0.05',
    holds: nothingSure,
    borders: noneBorders,
    says: language => wordsTexts[language].apartNone,
    example: () => undefined,
  }),
  feelingDiffers: claim({
    when: 'feelings differ between the groups of a question (χ² of effective counts), p < 0.05 by Holm over questions times the views that are told, at least 30 people in each group that is tested',
    holds: ({ p, people }: KnownDifference) => isSure(p) && people >= LEAST_TO_SPEAK,
    borders: [
      { of: 'p', said: differs, unsaid: { ...differs, p: MODEL_ALPHA } },
      { of: 'people', said: differs, unsaid: { ...differs, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => wordsTexts[language].feelingDiffers,
    example: language => ({ question: { zh: '地区', en: 'Region' }[language], p: 'p=0.012' }),
  }),
  feelingSame: claim({
    when: 'as “feelingDiffers”, with p ≥ 0.05',
    holds: ({ p, people }: KnownDifference) => !isSure(p) && people >= LEAST_TO_SPEAK,
    borders: [
      { of: 'p', said: { ...differs, p: MODEL_ALPHA }, unsaid: differs },
      { of: 'people', said: { ...differs, p: 1 }, unsaid: { people: LEAST_TO_SPEAK - 1, p: 1 } },
    ],
    says: language => wordsTexts[language].feelingSame,
    example: (language): readonly string[] => [{ zh: '地区', en: 'Region' }[language]],
  }),
  pair: claim({
    when: 'two words stand together more often than by chance (G²), p < 0.05 by Holm over all pairs times the views that are told, 5 expected in each cell, at least 30 people (effective base)',
    holds: isSure,
    borders: [{ of: 'p', said: 0.049, unsaid: MODEL_ALPHA }],
    says: language => wordsTexts[language].pairTold,
    example: language => ({ one: wordIn[language], other: otherIn[language], lift: '3.2' }),
  }),
  pairsNone: claim({
    when: 'pairs were tested, and none that stands together more often than by chance has p < 0.05 as in “pair”',
    holds: nothingSure,
    borders: noneBorders,
    says: language => wordsTexts[language].pairsNone,
    example: () => undefined,
  }),
  noWords: claim({
    when: 'no word stands in two answers or more',
    holds: (words: number) => words === 0,
    borders: [{ of: 'words', said: 0, unsaid: 1 }],
    says: language => wordsTexts[language].noWords,
    example: () => undefined,
  }),
  noThemes: claim({
    when: 'themes were asked for, and fewer than two could be parted',
    holds: (themes: number) => themes < 2,
    borders: [{ of: 'themes', said: 1, unsaid: 2 }],
    says: language => wordsTexts[language].noThemes,
    example: () => undefined,
  }),
  notFound: claim({
    when: 'something is looked for that stands in no answer',
    holds: (texts: number) => texts === 0,
    borders: [{ of: 'answers', said: 0, unsaid: 1 }],
    says: language => wordsTexts[language].notFound,
    example: language => ({ find: otherIn[language] }),
  }),
  smallGroups: namingClaim({
    when: 'a column has 1 to 29 people (effective base)',
    says: language => wordsTexts[language].smallGroups,
    example: (language): readonly string[] => [groupIn[language]],
  }),
};
