import { accent } from '../_shared/icon-parts.ts';

/** Curves of prices that cross. */
export const icon = (
  <>
    <path d="M3 2.75V17h14.5M5.25 5c4.25 0 5.5 8.75 11 8.75M5.25 13.75c5.5 0 6.75-8.75 11-8.75" />
    <circle {...accent} cx="10.6" cy="9.4" r="2.75" />
  </>
);
