import { accent } from '../_shared/icon-parts.ts';

/** A ticked box above an empty one. */
export const icon = (
  <>
    <rect {...accent} x="2.25" y="3" width="5.5" height="5.5" rx="1.5" />
    <rect x="2.25" y="3" width="5.5" height="5.5" rx="1.5" />
    <path d="M3.75 5.75l1 1 1.75-2" />
    <rect x="2.25" y="11.5" width="5.5" height="5.5" rx="1.5" />
    <path d="M11 5.75h6.5M11 14.25h6.5" />
  </>
);
