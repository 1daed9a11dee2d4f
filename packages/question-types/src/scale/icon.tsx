import { accent, solid } from '../_shared/icon-parts.ts';

/** Steps on a line, the middle one taken. */
export const icon = (
  <>
    <path d="M5.5 10H7M13 10h1.5" />
    <circle cx="3.5" cy="10" r="2" />
    <circle {...accent} cx="10" cy="10" r="3" />
    <circle cx="10" cy="10" r="3" />
    <circle {...solid} cx="10" cy="10" r="1.25" />
    <circle cx="16.5" cy="10" r="2" />
  </>
);
