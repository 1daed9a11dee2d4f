import { accentLine } from '../_shared/icon-parts.ts';

/** Two curves of satisfaction across the axes. */
export const icon = (
  <>
    <path {...accentLine} d="M10 2.5v15M2.5 10h15" />
    <path d="M3 8.75c6 0 10.25-1.75 12-6M5 17.25c1.75-4.25 6-6 12-6" />
  </>
);
