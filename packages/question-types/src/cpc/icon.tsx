import { accent, solid } from '../_shared/icon-parts.ts';

/** One offer with its mark. */
export const icon = (
  <>
    <rect x="3.75" y="2.5" width="12.5" height="15" rx="2" />
    <rect {...accent} x="5.75" y="12" width="8.5" height="3.5" rx="1.75" />
    <path d="M7 6h6M7 9h3.5" />
    <circle {...solid} cx="8" cy="13.75" r="1.2" />
    <circle {...solid} cx="11.25" cy="13.75" r="1.2" />
  </>
);
