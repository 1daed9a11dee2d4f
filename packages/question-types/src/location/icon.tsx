import { accent } from '../_shared/icon-parts.ts';

/** A pin on the ground. */
export const icon = (
  <>
    <path d="M10 17.5s6-5.1 6-9.25a6 6 0 0 0-12 0c0 4.15 6 9.25 6 9.25Z" />
    <circle {...accent} cx="10" cy="8.25" r="2.4" />
    <circle cx="10" cy="8.25" r="2.25" />
  </>
);
