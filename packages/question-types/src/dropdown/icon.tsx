import { accent } from '../_shared/icon-parts.ts';

/** A field that unfolds. */
export const icon = (
  <>
    <path {...accent} d="M11 5.5h4.5a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H11Z" />
    <rect x="2.5" y="5.5" width="15" height="9" rx="2" />
    <path d="M5.25 10h3M12.25 9.25l2 2 2-2" />
  </>
);
