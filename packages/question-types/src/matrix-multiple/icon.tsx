import { accent, solid } from '../_shared/icon-parts.ts';

/** Rows of boxes, several chosen. */
export const icon = (
  <>
    <rect {...accent} x="2" y="8.25" width="16" height="3.5" rx="1.75" />
    <path d="M2.25 4.5h2.5M2.25 10h2.5M2.25 15.5h2.5" />
    <rect {...solid} x="7.25" y="2.5" width="4" height="4" rx="1" />
    <rect {...solid} x="13.5" y="2.5" width="4" height="4" rx="1" />
    <rect x="7.75" y="8.5" width="3" height="3" rx="0.75" />
    <rect {...solid} x="13.5" y="8" width="4" height="4" rx="1" />
    <rect {...solid} x="7.25" y="13.5" width="4" height="4" rx="1" />
    <rect x="14" y="14" width="3" height="3" rx="0.75" />
  </>
);
