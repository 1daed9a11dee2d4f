import { accent } from '../_shared/icon-parts.ts';

/** A text with gaps. */
export const icon = (
  <>
    <rect {...accent} x="10.5" y="3.25" width="7" height="4.25" rx="1" />
    <rect {...accent} x="2.5" y="11.25" width="7" height="4.25" rx="1" />
    <path d="M2.5 6.5h5M10.5 7.5h7M2.5 15.5h7M12.5 14.5h5" />
  </>
);
