import { accent } from '../_shared/icon-parts.ts';

/** A picture on its way up. */
export const icon = (
  <>
    <path d="M11 3.5H4.5a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V11" />
    <path {...accent} d="M2.5 14l3.75-3.75 3 3 2-2 4.5 5.25H4.5a2 2 0 0 1-2-2Z" />
    <path d="M2.75 13.75l3.5-3.5 3 3 2-2 3.75 4" />
    <path d="M15 8V2.5M12.75 4.75L15 2.5l2.25 2.25" />
  </>
);
