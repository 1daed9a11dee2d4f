import { type AnswerFileFormat, fileKinds } from '@wenshu/survey-core';

/** What uploads may be. A file's name and its stated type are whatever the sender wrote; its first bytes are not. */
export const fileFormats = {
  png: { contentType: 'image/png', label: 'PNG' },
  jpg: { contentType: 'image/jpeg', label: 'JPG' },
  gif: { contentType: 'image/gif', label: 'GIF' },
  // Known, to be refused by its name: no question takes it (S5.32). Those that were taken before are still shown.
  webp: { contentType: 'image/webp', label: 'WEBP' },
  pdf: { contentType: 'application/pdf', label: 'PDF' },
  doc: { contentType: 'application/msword', label: 'DOC' },
  docx: { contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', label: 'DOCX' },
  xls: { contentType: 'application/vnd.ms-excel', label: 'XLS' },
  xlsx: { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', label: 'XLSX' },
  ppt: { contentType: 'application/vnd.ms-powerpoint', label: 'PPT' },
  pptx: { contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', label: 'PPTX' },
  txt: { contentType: 'text/plain', label: 'TXT' },
  csv: { contentType: 'text/csv', label: 'CSV' },
  zip: { contentType: 'application/zip', label: 'ZIP' },
  rar: { contentType: 'application/vnd.rar', label: 'RAR' },
  '7z': { contentType: 'application/x-7z-compressed', label: '7Z' },
  gz: { contentType: 'application/gzip', label: 'GZ' },
  mp4: { contentType: 'video/mp4', label: 'MP4' },
  mov: { contentType: 'video/quicktime', label: 'MOV' },
  webm: { contentType: 'video/webm', label: 'WEBM' },
  mp3: { contentType: 'audio/mpeg', label: 'MP3' },
  wav: { contentType: 'audio/wav', label: 'WAV' },
  m4a: { contentType: 'audio/mp4', label: 'M4A' },
  aac: { contentType: 'audio/aac', label: 'AAC' },
  ogg: { contentType: 'audio/ogg', label: 'OGG' },
  amr: { contentType: 'audio/amr', label: 'AMR' },
  glb: { contentType: 'model/gltf-binary', label: 'GLB' },
  sav: { contentType: 'application/x-spss-sav', label: 'SAV' },
  // Bytes that nothing is known about: saved by who fetches them, never shown.
  any: { contentType: 'application/octet-stream', label: '*' },
} as const satisfies Record<AnswerFileFormat | 'webp' | 'glb' | 'sav', { contentType: string; label: string }>;
export type FileFormat = keyof typeof fileFormats;

/** Enough for every mark below and for the name of a zip's first entry. */
export const SNIFF_BYTES = 512;

/** What stands at a place of the file, for each format; the first that fits. */
const marks: readonly { readonly format: FileFormat; readonly at: number; readonly anyOf: readonly string[] }[] = [
  { format: 'png', at: 0, anyOf: ['\x89PNG\r\n\x1a\n'] },
  { format: 'jpg', at: 0, anyOf: ['\xff\xd8\xff'] },
  { format: 'gif', at: 0, anyOf: ['GIF87a', 'GIF89a'] },
  { format: 'webp', at: 8, anyOf: ['WEBPVP8'] },
  { format: 'wav', at: 8, anyOf: ['WAVE'] },
  { format: 'glb', at: 0, anyOf: ['glTF'] },
  { format: 'sav', at: 0, anyOf: ['$FL2', '$FL3'] },
  { format: 'pdf', at: 0, anyOf: ['%PDF-'] },
  { format: 'rar', at: 0, anyOf: ['Rar!\x1a\x07'] },
  { format: '7z', at: 0, anyOf: ['7z\xbc\xaf\x27\x1c'] },
  { format: 'gz', at: 0, anyOf: ['\x1f\x8b\x08'] },
  { format: 'mov', at: 4, anyOf: ['ftypqt  ', 'moov', 'mdat', 'wide'] },
  { format: 'm4a', at: 4, anyOf: ['ftypM4A ', 'ftypM4B '] },
  // Not every "ftyp" is a film: HEIC and AVIF pictures begin with it too.
  {
    format: 'mp4',
    at: 4,
    anyOf: ['iso', 'mp4', 'avc', 'MSNV', 'M4V', '3g', 'dash', 'cmf'].map(brand => `ftyp${brand}`),
  },
  { format: 'ogg', at: 0, anyOf: ['OggS'] },
  { format: 'amr', at: 0, anyOf: ['#!AMR'] },
  { format: 'aac', at: 0, anyOf: ['ADIF', '\xff\xf0', '\xff\xf1', '\xff\xf8', '\xff\xf9'] },
  { format: 'mp3', at: 0, anyOf: ['ID3', '\xff\xe2', '\xff\xe3', '\xff\xf2', '\xff\xf3', '\xff\xfa', '\xff\xfb'] },
];

const MATROSKA = '\x1a\x45\xdf\xa3';
const OLD_OFFICE = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const ZIP = ['PK\x03\x04', 'PK\x05\x06'];
const BYTE_ORDER_MARK = '\xef\xbb\xbf';
const ZIP_NAME_AT = 30;
/** The first entry of every writer's docx, xlsx and pptx that we know of. */
const OFFICE_ENTRIES = ['[Content_Types].xml', '_rels/', 'docProps/', 'word/', 'xl/', 'ppt/', 'customXml/'];
/** Pages and vector pictures can carry scripts, so a text that begins like one is none. */
const MARKUP = /^\s*<(!doctype|!--|html|head|body|script|svg|\?xml)/i;

/**
 * The format by the first bytes. Three families share theirs, and there the name's ending decides within the family: old Office (doc, xls,
 * ppt), new Office (a zip whose first entry is one of Office's; any other zip is a zip, whatever it calls itself), and text.
 */
export function sniffFormat(start: Uint8Array, fileName = ''): FileFormat | undefined {
  const text = Buffer.from(start.subarray(0, SNIFF_BYTES)).toString('latin1');
  const ending = /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const found = marks.find(({ at, anyOf }) => anyOf.some(mark => text.startsWith(mark, at)))?.format;
  if (found) return found;
  if (text.startsWith(MATROSKA)) return text.slice(0, 64).includes('webm') ? 'webm' : undefined;
  if (text.startsWith(OLD_OFFICE)) return oneOf(['doc', 'xls', 'ppt'], ending);
  if (ZIP.some(mark => text.startsWith(mark))) return officeFormat(text, ending) ?? 'zip';
  const words = text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
  return MARKUP.test(words) ? undefined : oneOf(['txt', 'csv'], ending);
}

function officeFormat(text: string, ending: string): FileFormat | undefined {
  const isOffice = OFFICE_ENTRIES.some(entry => text.startsWith(entry, ZIP_NAME_AT));
  return isOffice ? oneOf(['docx', 'xlsx', 'pptx'], ending) : undefined;
}

function oneOf<F extends FileFormat>(formats: readonly F[], ending: string): F | undefined {
  return formats.find(format => format === ending);
}

const TEXTS: readonly FileFormat[] = ['txt', 'csv'];
/** Texts have no mark of their own: all their bytes are looked at. */
export const isTextFormat = (format: FileFormat): boolean => TEXTS.includes(format);

const shown: readonly string[] = [...fileKinds.picture, ...fileKinds.video, ...fileKinds.audio].map(
  format => fileFormats[format].contentType,
);
/** Pictures, films and sounds are shown where they are; all else is saved. */
export const isShownInPlace = (contentType: string): boolean => shown.includes(contentType);
