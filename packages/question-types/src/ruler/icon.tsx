import { accent } from '../_shared/icon-parts.ts';

/** A slider above its marks. */
export const icon = (
  <>
    <path d="M2.5 8h6.25M14.75 8h2.75" />
    <circle {...accent} cx="11.75" cy="8" r="3" />
    <circle cx="11.75" cy="8" r="3" />
    <path d="M3 14.5v2.25M7.67 15.25v1.5M12.33 15.25v1.5M17 14.5v2.25" />
  </>
);
