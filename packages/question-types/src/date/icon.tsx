import { accent } from '../_shared/icon-parts.ts';

/** A leaf of a calendar, one day marked. */
export const icon = (
  <>
    <rect x="3" y="4.5" width="14" height="12.5" rx="2" />
    <path d="M3 8.5h14M6.75 2.75v3.5M13.25 2.75v3.5" />
    <rect {...accent} x="9.5" y="10.75" width="5" height="4" rx="1" />
  </>
);
