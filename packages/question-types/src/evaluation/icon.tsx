import { accent } from '../_shared/icon-parts.ts';

/** A star in a speech bubble. */
export const icon = (
  <>
    <path d="M4.5 3.5h11a2 2 0 0 1 2 2v6.5a2 2 0 0 1-2 2h-4.75L7 17v-3H4.5a2 2 0 0 1-2-2V5.5a2 2 0 0 1 2-2Z" />
    <path
      {...accent}
      d="M10 5.05L11.06 7.49L13.71 7.74L11.71 9.51L12.29 12.11L10 10.75L7.71 12.11L8.29 9.51L6.29 7.74L8.94 7.49Z"
    />
  </>
);
