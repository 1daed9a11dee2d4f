import { stringifySearch } from '../../../app/routes/search.ts';

interface Query {
  readonly scrollId?: string | undefined;
  readonly reportId?: string;
  /** How an opened report is shown; without it, it is worked on. */
  readonly view?: 'read' | 'dashboard';
}

/** Where reports are: the list, one of them to work on, to read, or on a wall. */
export const reportAddress = (query: Query): string => `/survey/onlineReport${stringifySearch({ ...query })}`;
