import { accent } from '../_shared/icon-parts.ts';

/** Words, each with a field. */
export const icon = (
  <>
    <rect {...accent} x="8" y="3" width="9.5" height="5.5" rx="1.5" />
    <rect x="8" y="3" width="9.5" height="5.5" rx="1.5" />
    <rect x="8" y="11.5" width="9.5" height="5.5" rx="1.5" />
    <path d="M2.5 5.75H5M2.5 14.25H5" />
  </>
);
