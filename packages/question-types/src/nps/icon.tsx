import { accent } from '../_shared/icon-parts.ts';

/** A gauge with its needle. */
export const icon = (
  <>
    <path {...accent} d="M10 14.5L13.75 8a7.5 7.5 0 0 1 3.75 6.5Z" />
    <path d="M2.5 14.5a7.5 7.5 0 0 1 15 0ZM10 14.5l2.75-4.75" />
  </>
);
