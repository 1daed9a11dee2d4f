import { accent } from '../_shared/icon-parts.ts';

/** A choice that leads to the next ones. */
export const icon = (
  <>
    <rect {...accent} x="2.5" y="2.5" width="7" height="4.5" rx="1.25" />
    <rect x="2.5" y="2.5" width="7" height="4.5" rx="1.25" />
    <path d="M5 7v8.25h5M5 10h5" />
    <rect x="10.5" y="8" width="7" height="4" rx="1.25" />
    <rect x="10.5" y="13.75" width="7" height="4" rx="1.25" />
  </>
);
