import { supportCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import QRCode from 'qrcode';
import { registerCalls } from '../../../http/register-calls.ts';

export function registerSupportCalls(app: FastifyInstance): void {
  const { phone, email, qrText } = app.door.platform.env.support;
  // Settings do not change while a server runs: drawn when it is first asked for, and once.
  let picture: Promise<string> | undefined;
  registerCalls(app, supportCalls, {
    support: async () => {
      picture ??= QRCode.toDataURL(qrText, { errorCorrectionLevel: 'M', margin: 2, width: 240 });
      return { phone, email, qrPicture: await picture };
    },
  });
}
