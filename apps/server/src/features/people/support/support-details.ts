import type { SupportDetails } from '@wenshu/api-contract';
import QRCode from 'qrcode';
import type { Env } from '../../../env.ts';

/** How people reach whoever runs this installation. */
export function createSupportDetails({ support }: Pick<Env, 'support'>): () => Promise<SupportDetails> {
  const { phone, email, qrText } = support;
  // Settings do not change while a server runs: drawn when it is first asked for, and once.
  let picture: Promise<string> | undefined;
  return async () => {
    picture ??= QRCode.toDataURL(qrText, { errorCorrectionLevel: 'M', margin: 2, width: 240 });
    return { phone, email, qrPicture: await picture };
  };
}
