import * as z from 'zod/mini';
import { call } from '../call.ts';

/** How people reach whoever runs this installation. Their own settings say it while the server runs; pages are not built anew for it. */
export const supportCalls = {
  support: call({
    method: 'GET',
    path: '/platform/support',
    audience: 'visitor',
    own: true,
    summary: 'Support phone and e-mail, and the picture of a QR code to scan',
    data: z.object({ phone: z.string(), email: z.string(), qrPicture: z.string() }),
  }),
};
export type SupportDetails = z.infer<typeof supportCalls.support.data>;
