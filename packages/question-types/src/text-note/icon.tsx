import { accent } from '../_shared/icon-parts.ts';

/** A paragraph with a bar beside it. */
export const icon = (
  <>
    <rect {...accent} x="2.5" y="3.5" width="2.75" height="13" rx="1.25" />
    <path d="M8.5 4.5h9M8.5 10h9M8.5 15.5h5" />
  </>
);
