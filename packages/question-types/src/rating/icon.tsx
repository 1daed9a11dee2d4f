import { accent } from '../_shared/icon-parts.ts';

/** A star, half full. */
export const icon = (
  <>
    <path {...accent} d="M10 2.6L7.76 7.31 2.58 8 6.37 11.58 5.42 16.71 10 14.2Z" />
    <path d="M10 2.6L12.2 7.37L17.42 7.99L13.57 11.56L14.58 16.71L10 14.15L5.42 16.71L6.43 11.56L2.58 7.99L7.8 7.37Z" />
  </>
);
