import { accent } from '../_shared/icon-parts.ts';

/** A whole, shared out. */
export const icon = (
  <>
    <path {...accent} d="M10 10V2.5A7.5 7.5 0 0 1 16.5 13.75Z" />
    <circle cx="10" cy="10" r="7.5" />
    <path d="M10 10V2.5M10 10l6.5 3.75M10 10l-5.3 5.3" />
  </>
);
