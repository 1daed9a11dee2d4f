import type { ReceivedFile } from '../../http/receive-files.ts';
import { type FileFormat, fileRefusal, readWhole, sniffFormat } from '../files/index.ts';
import { zipContentBytes } from '../option-import/index.ts';

const FORMATS: readonly FileFormat[] = ['docx'];
const MAX_BYTES = 20 * 1024 * 1024;
/** A thousand questions take a hundredth; pictures in it are not unpacked. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;

/** The lines of a Word document: paragraphs, cells, and line breaks inside them. Numbers that Word makes itself are not text, and not missed. */
export async function readWordText(received: ReceivedFile): Promise<string> {
  const refuse = (faults: { isAllowed: boolean; isTooLarge: boolean }) =>
    fileRefusal(received.fieldName, { formats: FORMATS, maxBytes: MAX_BYTES }, faults);
  const wrongFormat = () => refuse({ isAllowed: false, isTooLarge: false });
  if (received.sizeBytes > MAX_BYTES) throw refuse({ isAllowed: true, isTooLarge: true });
  const bytes = await readWhole(received);
  if (sniffFormat(bytes, received.fileName) !== 'docx' || zipContentBytes(bytes) > MAX_UNPACKED_BYTES)
    throw wrongFormat();
  // Large, and met by few.
  const { default: mammoth } = await import('mammoth');
  const noPicture = mammoth.images.imgElement(async () => ({ src: '' }));
  const read = await mammoth.convertToHtml({ buffer: bytes }, { convertImage: noPicture }).catch(() => {
    throw wrongFormat();
  });
  return linesOf(read.value);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Every block and every break is a line; marks inside a line are dropped. */
function linesOf(html: string): string {
  return html
    .replace(/<(br|\/p|\/h\d|\/li|\/td|\/th|\/tr)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, entity => ENTITIES[entity] ?? entity)
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
    .join('\n');
}
