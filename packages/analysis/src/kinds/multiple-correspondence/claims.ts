import { multipleCorrespondenceTexts } from '@wenshu/texts/findings/models/multiple-correspondence';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';

/** Less on the map, and distances on it mislead. */
const LEAST_SHOWN = 50;

interface Known {
  /** The least p of any two questions (chi-square, effective base); Holm over all pairs. */
  readonly p: number;
  /** Effective. */
  readonly people: number;
  /** Whether any dimension explains more than a question explains of itself. */
  readonly isAdjusted: boolean;
  /** In per cent, on the map. */
  readonly shown: number;
}

const related: Known = { p: 0.049, people: LEAST_TO_SPEAK, isAdjusted: true, shown: LEAST_SHOWN };
const isRelated = ({ p, people }: Known) => p < MODEL_ALPHA && people >= LEAST_TO_SPEAK;
const border = { of: 'p', said: related, unsaid: { ...related, p: MODEL_ALPHA } };

export const multipleCorrespondenceClaims = {
  mapShows: claim({
    when: 'two of the questions are related (chi-square, Holm over all pairs, p < 0.05), at least 30 people (effective base), and a dimension has adjusted inertia',
    holds: (known: Known) => isRelated(known) && known.isAdjusted,
    borders: [
      border,
      { of: 'adjusted', said: related, unsaid: { ...related, isAdjusted: false } },
      { of: 'people', said: related, unsaid: { ...related, people: LEAST_TO_SPEAK - 1 } },
    ],
    says: language => multipleCorrespondenceTexts[language].mapShows,
    example: () => '78.3%',
  }),
  mapShowsPlain: claim({
    when: 'two of the questions are related as in “mapShows”, but no dimension has adjusted inertia',
    holds: (known: Known) => isRelated(known) && !known.isAdjusted,
    borders: [{ of: 'adjusted', said: { ...related, isAdjusted: false }, unsaid: related }],
    says: language => multipleCorrespondenceTexts[language].mapShowsPlain,
    example: () => '24.1%',
  }),
  notRelated: claim({
    when: 'no two of the questions are related (chi-square, Holm over all pairs, p ≥ 0.05), at least 30 people (effective base)',
    holds: ({ p, people }: Known) => p >= MODEL_ALPHA && people >= LEAST_TO_SPEAK,
    borders: [{ of: 'p', said: { ...related, p: MODEL_ALPHA }, unsaid: related }],
    says: language => multipleCorrespondenceTexts[language].notRelated,
    example: () => undefined,
  }),
  little: claim({
    when: 'as “mapShows”, and the map holds less than 50%',
    holds: (known: Known) => isRelated(known) && known.shown < LEAST_SHOWN,
    borders: [
      { of: 'share', said: { ...related, shown: 49.9 }, unsaid: related },
      { of: 'p', said: { ...related, shown: 1 }, unsaid: { ...related, shown: 1, p: MODEL_ALPHA } },
    ],
    says: language => multipleCorrespondenceTexts[language].little,
    example: () => '41.0%',
  }),
  small: claim({
    when: 'fewer than 30 people chose the option',
    holds: (people: number) => people < LEAST_TO_SPEAK,
    borders: [{ of: 'people', said: LEAST_TO_SPEAK - 1, unsaid: LEAST_TO_SPEAK }],
    says: language => multipleCorrespondenceTexts[language].small,
    example: (language): readonly string[] => ({ zh: ['其他'], en: ['Other'] })[language],
  }),
};
