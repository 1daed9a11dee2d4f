import { accent, solid } from '../_shared/icon-parts.ts';

/** A chosen circle above one that is not. */
export const icon = (
  <>
    <circle {...accent} cx="5" cy="5.75" r="3" />
    <circle cx="5" cy="5.75" r="3" />
    <circle {...solid} cx="5" cy="5.75" r="1.25" />
    <circle cx="5" cy="14.25" r="3" />
    <path d="M11 5.75h6.5M11 14.25h6.5" />
  </>
);
