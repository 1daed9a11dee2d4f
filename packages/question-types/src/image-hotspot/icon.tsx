import { accent, solid } from '../_shared/icon-parts.ts';

/** A picture with a warm spot. */
export const icon = (
  <>
    <rect x="2.5" y="3.5" width="15" height="13" rx="2" />
    <circle {...accent} cx="12.5" cy="8.5" r="3.75" />
    <circle {...solid} cx="12.5" cy="8.5" r="1.5" />
    <path d="M2.75 14.25L6.5 11l3.75 4" />
  </>
);
