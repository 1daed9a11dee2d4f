import { accent } from '../_shared/icon-parts.ts';

/** A coin beside rising steps. */
export const icon = (
  <>
    <circle {...accent} cx="6.25" cy="6.5" r="3.75" />
    <circle cx="6.25" cy="6.5" r="3.75" />
    <path d="M6.25 4.9v3.2M2.5 17.25h4.75V14h4.5v-4h3.5V5.75h2.25" />
  </>
);
