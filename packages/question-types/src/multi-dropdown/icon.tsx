import { accent } from '../_shared/icon-parts.ts';

/** A field that unfolds into boxes to tick. */
export const icon = (
  <>
    <rect {...accent} x="2.5" y="2.5" width="15" height="5.5" rx="1.75" />
    <rect x="2.5" y="2.5" width="15" height="5.5" rx="1.75" />
    <path d="M12.5 4.75l1.25 1.25L15 4.75" />
    <rect x="2.5" y="11.25" width="5.5" height="5.5" rx="1.5" />
    <path d="M4 14l1 1 1.75-2M11 14h6.5" />
  </>
);
