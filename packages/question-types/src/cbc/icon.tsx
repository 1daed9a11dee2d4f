import { accent } from '../_shared/icon-parts.ts';

/** Two offers, one taken. */
export const icon = (
  <>
    <rect x="2.5" y="4" width="6.25" height="12" rx="1.5" />
    <path d="M4.75 8h1.75M4.75 12h1.75" />
    <rect {...accent} x="11.25" y="4" width="6.25" height="12" rx="1.5" />
    <rect x="11.25" y="4" width="6.25" height="12" rx="1.5" />
    <path d="M12.9 10.1l1.1 1.1 1.9-2.3" />
  </>
);
