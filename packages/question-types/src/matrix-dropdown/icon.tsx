import { accent } from '../_shared/icon-parts.ts';

/** Rows of fields that unfold. */
export const icon = (
  <>
    <path d="M2.25 5.75h2M2.25 14.25h2" />
    <rect {...accent} x="7" y="3" width="10.5" height="5.5" rx="1.5" />
    <rect x="7" y="3" width="10.5" height="5.5" rx="1.5" />
    <path d="M12.5 5.25l1.25 1.25L15 5.25" />
    <rect x="7" y="11.5" width="10.5" height="5.5" rx="1.5" />
    <path d="M12.5 13.75L13.75 15 15 13.75" />
  </>
);
