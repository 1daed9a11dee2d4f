import { accent } from '../_shared/icon-parts.ts';

/** A film on its way up. */
export const icon = (
  <>
    <path d="M11 3.5H4.5a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2V11" />
    <path {...accent} d="M7.25 7.25v5.5l4.75-2.75Z" />
    <path d="M7.25 7.25v5.5l4.75-2.75Z" />
    <path d="M15 8V2.5M12.75 4.75L15 2.5l2.25 2.25" />
  </>
);
