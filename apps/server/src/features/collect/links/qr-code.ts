import type { CallInput, linkCalls } from '@wenshu/api-contract';
import QRCode from 'qrcode';
import type { FileAnswer } from '../../../http/file-answer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { publicAddress } from '../../../platform/public-address.ts';
import { Refusal } from '../../../refusal/refusal.ts';

type QrCodeLook = Pick<CallInput<typeof linkCalls.qrCode>, 'times'> &
  Partial<Pick<CallInput<typeof linkCalls.qrCode>, 'format' | 'level'>>;

/** S9.12: the picture is so many modules wide, margin included, and every module a whole number of pixels. */
const SIDE = 43;
const LEAST_MARGIN = 1;
const contentTypes = { png: 'image/png', svg: 'image/svg+xml' } as const;

/** A QR code of exactly `times` × 43 pixels: the margin fills what the code itself leaves over. */
export async function drawQrCode(text: string, { times, format = 'png', level = 'M' }: QrCodeLook): Promise<Buffer> {
  const modules = QRCode.create(text, { errorCorrectionLevel: level }).modules.size;
  const margin = (SIDE - modules) / 2;
  // What is said twice takes more room: an address that is long as it is has none for it.
  if (margin < LEAST_MARGIN && level !== 'M')
    throw new Refusal('inputInvalid', { field: 'level', problem: { word: 'invalid' } });
  if (margin < LEAST_MARGIN) throw new Error(`The address is too long for a code of ${SIDE} modules`);
  const look = { errorCorrectionLevel: level, margin, width: SIDE * times } as const;
  if (format === 'svg') return Buffer.from(await QRCode.toString(text, { ...look, type: 'svg' }));
  return QRCode.toBuffer(text, { ...look, type: 'png' });
}

export async function qrCodeFile(platform: Platform, path: string, look: QrCodeLook): Promise<FileAnswer> {
  const content = await drawQrCode(publicAddress(platform, path), look);
  const { format = 'png' } = look;
  const fileName = `qr${path.replaceAll('/', '-')}.${format}`;
  return { content, fileName, contentType: contentTypes[format], sizeBytes: content.length };
}
