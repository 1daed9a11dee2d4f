import { accent } from '../_shared/icon-parts.ts';

/** An eye, for a moment. */
export const icon = (
  <>
    <path d="M2.25 11.5S5.25 6.75 10 6.75s7.75 4.75 7.75 4.75-3 4.75-7.75 4.75-7.75-4.75-7.75-4.75ZM10 2.25v1.5M4.5 3.75l.75 1.25M15.5 3.75l-.75 1.25" />
    <circle {...accent} cx="10" cy="11.5" r="2.25" />
    <circle cx="10" cy="11.5" r="2.25" />
  </>
);
