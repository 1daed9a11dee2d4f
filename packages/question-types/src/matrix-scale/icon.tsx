import { accent, solid } from '../_shared/icon-parts.ts';

/** Lines, each with its point. */
export const icon = (
  <>
    <path d="M2.5 4.5h15M2.5 10h15M2.5 15.5h15" />
    <circle {...accent} cx="13.5" cy="4.5" r="2.75" />
    <circle {...solid} cx="13.5" cy="4.5" r="1.75" />
    <circle {...accent} cx="7" cy="10" r="2.75" />
    <circle {...solid} cx="7" cy="10" r="1.75" />
    <circle {...accent} cx="11" cy="15.5" r="2.75" />
    <circle {...solid} cx="11" cy="15.5" r="1.75" />
  </>
);
