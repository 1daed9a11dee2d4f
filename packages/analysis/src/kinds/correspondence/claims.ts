import { correspondenceTexts } from '@wenshu/texts/findings/models/correspondence';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { claim } from '../../claims/claim.ts';
import { LEAST_TO_SPEAK, MODEL_ALPHA } from '../../claims/evidence.ts';

/** Less on the map, and distances on it mislead. */
const LEAST_SHOWN = 60;
const SMALL_CATEGORY = 5;
/** Weaker relations mean little to anybody, however sure they are (Cohen). */
const LEAST_SIZE = 0.1;
/** A cell expected to hold fewer has no residual to speak of. */
const LEAST_EXPECTED = 5;

interface Known {
  /** Of chi-square, on the effective base. */
  readonly p: number;
  /** Effective. */
  readonly people: number;
  readonly cramersV: number;
  /** In per cent of the inertia, on the map. */
  readonly shown: number;
}

interface Cell extends Known {
  /** Adjusted, standardised. */
  readonly residual: number;
  /** Of being so large by chance; Holm over all cells. */
  readonly cellP: number;
  /** People who would be expected there (effective). */
  readonly expected: number;
}

const related: Known = { p: 0.049, people: LEAST_TO_SPEAK, cramersV: LEAST_SIZE, shown: LEAST_SHOWN };
const cell: Cell = { ...related, residual: 3, cellP: 0.049, expected: LEAST_EXPECTED };
const isRelated = ({ p, people }: Known) => p < MODEL_ALPHA && people >= LEAST_TO_SPEAK;
const relatedBorders = [
  { of: 'p', said: related, unsaid: { ...related, p: MODEL_ALPHA } },
  { of: 'people', said: related, unsaid: { ...related, people: LEAST_TO_SPEAK - 1 } },
] as const;
const testOf = () => ({ chiSquare: '46.20', df: '12', p: 'p<0.001' });
const optionsIn = { zh: ['其他'], en: ['Other'] };

export const correspondenceClaims = {
  associated: claim({
    when: 'chi-square test with p < 0.05, at least 30 people (effective base)',
    holds: isRelated,
    borders: relatedBorders,
    says: language => correspondenceTexts[language].associated,
    example: testOf,
  }),
  notAssociated: claim({
    when: 'chi-square test with p ≥ 0.05, at least 30 people (effective base)',
    holds: ({ p, people }: Known) => p >= MODEL_ALPHA && people >= LEAST_TO_SPEAK,
    borders: [{ of: 'p', said: { ...related, p: MODEL_ALPHA }, unsaid: related }],
    says: language => correspondenceTexts[language].notAssociated,
    example: () => ({ chiSquare: '16.44', df: '12', p: 'p=0.172' }),
  }),
  together: claim<Cell, readonly string[]>({
    when: 'chi-square test with p < 0.05; the cell’s adjusted residual is positive with p < 0.05 (Holm over all cells), 5 people or more expected there',
    holds: (known: Cell) =>
      isRelated(known) && known.residual > 0 && known.cellP < MODEL_ALPHA && known.expected >= LEAST_EXPECTED,
    borders: [
      { of: 'residual', said: cell, unsaid: { ...cell, residual: -3 } },
      { of: 'p of the cell', said: cell, unsaid: { ...cell, cellP: MODEL_ALPHA } },
      { of: 'p', said: cell, unsaid: { ...cell, p: MODEL_ALPHA } },
      { of: 'expected', said: cell, unsaid: { ...cell, expected: 4.9 } },
    ],
    says: language => names => correspondenceTexts[language].together(modelResultTexts[language].list(names)),
    example: (language): readonly string[] => [
      correspondenceTexts[language].pair(
        { zh: { row: '品牌甲', column: '18–24 岁' }, en: { row: 'Brand A', column: '18–24' } }[language],
      ),
    ],
  }),
  mapShows: claim({
    when: 'as “associated”',
    holds: isRelated,
    borders: relatedBorders,
    says: language => correspondenceTexts[language].mapShows,
    example: () => '91.4%',
  }),
  faint: claim({
    when: 'as “associated”, and Cramér’s V below 0.1',
    holds: (known: Known) => isRelated(known) && known.cramersV < LEAST_SIZE,
    borders: [
      { of: 'Cramér’s V', said: { ...related, cramersV: 0.099 }, unsaid: related },
      { of: 'p', said: { ...related, cramersV: 0 }, unsaid: { ...related, cramersV: 0, p: MODEL_ALPHA } },
    ],
    says: language => correspondenceTexts[language].faint,
    example: () => '0.06',
  }),
  little: claim({
    when: 'as “associated”, and the map holds less than 60% of the inertia',
    holds: (known: Known) => isRelated(known) && known.shown < LEAST_SHOWN,
    borders: [
      { of: 'share', said: { ...related, shown: 59.9 }, unsaid: related },
      { of: 'p', said: { ...related, shown: 1 }, unsaid: { ...related, shown: 1, p: MODEL_ALPHA } },
    ],
    says: language => correspondenceTexts[language].little,
    example: () => '52.3%',
  }),
  small: claim({
    when: 'fewer than 5 people chose the option (weighted)',
    holds: (people: number) => people < SMALL_CATEGORY,
    borders: [{ of: 'people', said: 4.9, unsaid: SMALL_CATEGORY }],
    says: language => correspondenceTexts[language].small,
    example: (language): readonly string[] => optionsIn[language],
  }),
};
