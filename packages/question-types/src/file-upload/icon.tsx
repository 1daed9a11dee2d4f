import { accent } from '../_shared/icon-parts.ts';

/** A sheet on its way up. */
export const icon = (
  <>
    <path {...accent} d="M11.5 2.5V7H16Z" />
    <path d="M11.5 2.5h-5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h7a2 2 0 0 0 2-2V6.5ZM11.5 2.5v4h4M10 14.5v-4.75M7.75 12L10 9.75 12.25 12" />
  </>
);
