import { accent } from '../_shared/icon-parts.ts';

/** A point between two poles. */
export const icon = (
  <>
    <path d="M2.5 5.5v9M17.5 5.5v9M2.5 10h6M15 10h2.5" />
    <circle {...accent} cx="11.75" cy="10" r="3.25" />
    <circle cx="11.75" cy="10" r="3.25" />
  </>
);
