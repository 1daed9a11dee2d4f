import { accent, solid } from '../_shared/icon-parts.ts';

/** Rows of circles, one chosen in each. */
export const icon = (
  <>
    <rect {...accent} x="2" y="8.25" width="16" height="3.5" rx="1.75" />
    <path d="M2.25 4.5h2.5M2.25 10h2.5M2.25 15.5h2.5" />
    <circle {...solid} cx="9.25" cy="4.5" r="2.25" />
    <circle cx="15.5" cy="4.5" r="1.75" />
    <circle cx="9.25" cy="10" r="1.75" />
    <circle {...solid} cx="15.5" cy="10" r="2.25" />
    <circle {...solid} cx="9.25" cy="15.5" r="2.25" />
    <circle cx="15.5" cy="15.5" r="1.75" />
  </>
);
