import { accent } from '../_shared/icon-parts.ts';

/** A field with the cursor in it. */
export const icon = (
  <>
    <rect {...accent} x="8" y="8.25" width="6.5" height="3.5" rx="1" />
    <rect x="2.5" y="5" width="15" height="10" rx="2" />
    <path d="M5.75 7.75v4.5" />
  </>
);
