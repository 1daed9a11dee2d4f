import { accent } from '../_shared/icon-parts.ts';

/** Rows and columns of fields. */
export const icon = (
  <>
    <path d="M2.25 5.75h1.5M2.25 14.25h1.5" />
    <rect {...accent} x="6.5" y="3" width="4.5" height="5.5" rx="1.25" />
    <rect x="6.5" y="3" width="4.5" height="5.5" rx="1.25" />
    <rect x="13.25" y="3" width="4.5" height="5.5" rx="1.25" />
    <rect x="6.5" y="11.5" width="4.5" height="5.5" rx="1.25" />
    <rect {...accent} x="13.25" y="11.5" width="4.5" height="5.5" rx="1.25" />
    <rect x="13.25" y="11.5" width="4.5" height="5.5" rx="1.25" />
  </>
);
