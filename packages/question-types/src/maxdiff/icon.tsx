import { accent } from '../_shared/icon-parts.ts';

/** Best above the line, worst below. */
export const icon = (
  <>
    <rect {...accent} x="2.75" y="3" width="5.5" height="7" rx="1" />
    <rect {...accent} x="11.75" y="10" width="5.5" height="7" rx="1" />
    <path d="M2.5 10h15M5.5 4.75v3.5M3.75 6.5h3.5M12.75 13.5h3.5" />
  </>
);
