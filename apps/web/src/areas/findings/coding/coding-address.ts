import { stringifySearch } from '../../../app/routes/search.ts';
import type { CodingPartName } from './coding-data.ts';

export interface CodingSearch {
  readonly scrollId?: string | undefined;
  readonly coding?: string | undefined;
  readonly part?: CodingPartName | undefined;
}

/** A questionnaire's codings, one of them, or one piece of work on it. */
export const codingAddress = ({ scrollId, coding, part }: CodingSearch): string =>
  `/survey/analysis/coding${stringifySearch({ scrollId, coding, part })}`;
