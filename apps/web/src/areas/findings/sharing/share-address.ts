import type { SharedThing } from '@wenshu/api-contract';
import { stringifySearch } from '../../../app/routes/search.ts';

/** Where people outside find what was shared with them. */
export const shareAddress = (what: SharedThing, code: string): string =>
  `${location.origin}${what === 'report' ? '/survey/shareReport' : '/survey/share'}${stringifySearch({ code })}`;
