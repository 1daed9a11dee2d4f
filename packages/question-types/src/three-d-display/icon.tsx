import { accent } from '../_shared/icon-parts.ts';

/** A cube, lit from above. */
export const icon = (
  <>
    <path {...accent} d="M10 2.5l6.5 3.75L10 10 3.5 6.25Z" />
    <path d="M10 2.5l6.5 3.75v7.5L10 17.5l-6.5-3.75v-7.5ZM3.5 6.25L10 10l6.5-3.75M10 10v7.5" />
  </>
);
