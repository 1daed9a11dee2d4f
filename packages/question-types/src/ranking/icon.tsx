import { accent } from '../_shared/icon-parts.ts';

/** Lines in order, the longest on top. */
export const icon = (
  <>
    <rect {...accent} x="8" y="3" width="10" height="4" rx="2" />
    <path d="M9.5 5h7M9.5 10h5M9.5 15h3M4.5 16V4.25M2.25 6.5L4.5 4.25 6.75 6.5" />
  </>
);
