import { stringifySearch } from '../../../app/routes/search.ts';

interface Query {
  readonly scrollId?: string | undefined;
  readonly reportId?: string;
  /** How an opened report is shown; without it, it is worked on. */
  readonly view?: 'read' | 'dashboard';
}

/** Where reports are: the list, one of them to work on, to read, or on a wall. */
export const reportAddress = (query: Query): string => `/survey/onlineReport${stringifySearch({ ...query })}`;

/** Where people outside find what was shared with them. */
export const shareAddress = (what: 'questionnaire' | 'statistics' | 'report', code: string): string =>
  `${location.origin}${what === 'report' ? '/survey/shareReport' : '/survey/share'}${stringifySearch({ code })}`;
