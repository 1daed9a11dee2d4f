import { conjointSharesNews } from './conjoint-shares.ts';
import { flagsNotDeletionsNews } from './flags-not-deletions.ts';
import { keyDriversNews } from './key-drivers.ts';
import { marginOfErrorNews } from './margin-of-error.ts';
import { maxdiffOrRatingsNews } from './maxdiff-or-ratings.ts';
import { npsChangeNews } from './nps-change.ts';
import type { OwnNews } from './own-news-shape.ts';
import { priceSensitivityNews } from './price-sensitivity.ts';
import { questionsPeopleCanAnswerNews } from './questions-people-can-answer.ts';
import { quotasAndScreeningNews } from './quotas-and-screening.ts';
import { readingKanoNews } from './reading-kano.ts';
import { significanceLettersNews } from './significance-letters.ts';
import { weightingNews } from './weighting.ts';

/** The articles that come with the product, the newest first. */
export const ownNews: readonly OwnNews[] = [
  flagsNotDeletionsNews,
  quotasAndScreeningNews,
  questionsPeopleCanAnswerNews,
  keyDriversNews,
  npsChangeNews,
  conjointSharesNews,
  priceSensitivityNews,
  readingKanoNews,
  maxdiffOrRatingsNews,
  significanceLettersNews,
  weightingNews,
  marginOfErrorNews,
];
