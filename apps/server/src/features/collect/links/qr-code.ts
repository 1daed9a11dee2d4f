import type { CallInput, linkCalls } from '@wenshu/api-contract';
import QRCode from 'qrcode';
import type { FileAnswer } from '../../../http/file-answer.ts';
import type { Platform } from '../../../platform/platform.ts';
import { writePng } from '../../../platform/png/write-png.ts';
import { publicAddress } from '../../../platform/public-address.ts';
import { Refusal } from '../../../refusal/refusal.ts';

type QrCodeLook = Pick<CallInput<typeof linkCalls.qrCode>, 'times'> &
  Partial<Pick<CallInput<typeof linkCalls.qrCode>, 'format' | 'level'>>;

/** S9.12: the picture is so many modules wide, margin included, and every module a whole number of pixels. */
const SIDE = 43;
const LEAST_MARGIN = 1;
const WHITE = 0xff;
const contentTypes = { png: 'image/png', svg: 'image/svg+xml' } as const;

/** A QR code of exactly `times` × 43 pixels: the margin fills what the code itself leaves over. */
export async function drawQrCode(text: string, { times, format = 'png', level = 'M' }: QrCodeLook): Promise<Buffer> {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: level });
  const margin = (SIDE - modules.size) / 2;
  // What is said twice takes more room: an address that is long as it is has none for it.
  if (margin < LEAST_MARGIN && level !== 'M')
    throw new Refusal('inputInvalid', { field: 'level', problem: { word: 'invalid' } });
  if (margin < LEAST_MARGIN) throw new Error(`The address is too long for a code of ${SIDE} modules`);
  if (format === 'png') return pngOf(modules, margin, times);
  const look = { errorCorrectionLevel: level, margin, width: SIDE * times } as const;
  return Buffer.from(await QRCode.toString(text, { ...look, type: 'svg' }));
}

/** A QR code of an address of any length that a code can hold, as large as it needs to be: for a screen, where it is drawn to fit. */
export function drawAddressCode(address: string): Promise<string> {
  return QRCode.toString(address, { type: 'svg', errorCorrectionLevel: 'L', margin: 2 });
}

/** Black on white in one bit a pixel: ten times as fast as the library's own in full colour, where a list has ten thousand of them. */
function pngOf({ size, data }: QRCode.BitMatrix, margin: number, times: number): Buffer {
  const width = SIDE * times;
  const rowBytes = 1 + Math.ceil(width / 8);
  const rows = whiteRows(rowBytes * width);
  for (let line = 0; line < width; line++) {
    const row = rows.subarray(line * rowBytes, (line + 1) * rowBytes);
    row[0] = 0;
    const y = Math.floor(line / times) - margin;
    if (y < 0 || y >= size) continue;
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue;
      for (let pixel = (x + margin) * times; pixel < (x + margin + 1) * times; pixel++)
        row[1 + (pixel >> 3)]! &= ~(0x80 >> (pixel & 7));
    }
  }
  return writePng({ width, height: width, bits: 1, rows });
}

let pixels = Buffer.alloc(0);

/** The same for all codes of a size: nothing else happens while one is drawn, and thousands would wait for the collector. */
function whiteRows(bytes: number): Buffer {
  if (pixels.length !== bytes) pixels = Buffer.alloc(bytes);
  return pixels.fill(WHITE);
}

export async function qrCodeFile(platform: Platform, path: string, look: QrCodeLook): Promise<FileAnswer> {
  const content = await drawQrCode(publicAddress(platform, path), look);
  const { format = 'png' } = look;
  const fileName = `qr${path.replaceAll('/', '-')}.${format}`;
  return { content, fileName, contentType: contentTypes[format], sizeBytes: content.length };
}
