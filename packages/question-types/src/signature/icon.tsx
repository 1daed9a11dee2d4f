import { accent } from '../_shared/icon-parts.ts';

/** A hand on a line. */
export const icon = (
  <>
    <rect {...accent} x="2.5" y="13" width="15" height="4" rx="1" />
    <path d="M3 11.5C5 7 7.25 3 8.75 3.25c1.75.5-2.25 8-.75 8.5 1.25.25 2.25-3.75 3.5-3.5 1 .25-.25 3 .75 3.25 1 0 1.5-1.75 2.5-1.5.75.25.5 1.25 2.25 1M2.5 17h15" />
  </>
);
