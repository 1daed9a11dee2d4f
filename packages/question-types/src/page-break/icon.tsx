import { accent } from '../_shared/icon-parts.ts';

/** One page ends, the next begins. */
export const icon = (
  <>
    <rect {...accent} x="4.5" y="2.5" width="11" height="4.5" rx="1" />
    <path d="M4.5 2.5V6a1 1 0 0 0 1 1h9a1 1 0 0 0 1-1V2.5M4.5 17.5V14a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v3.5M2 10h1.75M7 10h1.75M11.5 10h1.75M16.25 10H18" />
  </>
);
