import { accent, solid } from '../_shared/icon-parts.ts';

/** A tag with its hole. */
export const icon = (
  <>
    <path {...accent} d="M3 9.5V4a1 1 0 0 1 1-1h5.5l3.75 3.75-6.5 6.5Z" />
    <path d="M3 9.4V4a1 1 0 0 1 1-1h5.4a1 1 0 0 1 .7.3l6.3 6.3a1 1 0 0 1 0 1.4L11 16.4a1 1 0 0 1-1.4 0L3.3 10.1a1 1 0 0 1-.3-.7Z" />
    <circle {...solid} cx="6.6" cy="6.6" r="1.2" />
  </>
);
