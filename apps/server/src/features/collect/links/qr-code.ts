import QRCode from 'qrcode';
import type { Env } from '../../../env.ts';
import type { FileAnswer } from '../../../http/file-answer.ts';

/** S9.12: the picture is so many modules wide, margin included, and every module a whole number of pixels. */
const SIDE = 43;
const LEAST_MARGIN = 1;

/** A QR code of exactly `times` × 43 pixels: the margin fills what the code itself leaves over. */
export async function drawQrCode(text: string, times: number): Promise<Buffer> {
  const modules = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules.size;
  const margin = (SIDE - modules) / 2;
  if (margin < LEAST_MARGIN) throw new Error(`The address is too long for a code of ${SIDE} modules`);
  return QRCode.toBuffer(text, { errorCorrectionLevel: 'M', margin, width: SIDE * times, type: 'png' });
}

export async function qrCodeFile(env: Env, path: string, times: number): Promise<FileAnswer> {
  const content = await drawQrCode(publicAddress(env, path), times);
  const fileName = `qr${path.replaceAll('/', '-')}.png`;
  return { content, fileName, contentType: 'image/png', sizeBytes: content.length };
}

/** What others type; on a machine of one's own, where it listens. */
export function publicAddress({ publicUrl, host, port }: Env, path: string): string {
  return `${publicUrl?.replace(/\/$/, '') ?? `http://${host}:${port}`}${path}`;
}
