/** What uploads may be. A file's name and its stated type are whatever the sender wrote; its first bytes are not. */
export const fileFormats = {
  png: { contentType: 'image/png', label: 'PNG' },
  jpg: { contentType: 'image/jpeg', label: 'JPG' },
  gif: { contentType: 'image/gif', label: 'GIF' },
  webp: { contentType: 'image/webp', label: 'WEBP' },
  mp4: { contentType: 'video/mp4', label: 'MP4' },
  glb: { contentType: 'model/gltf-binary', label: 'GLB' },
  pdf: { contentType: 'application/pdf', label: 'PDF' },
  zip: { contentType: 'application/zip', label: 'ZIP' },
} as const;
export type FileFormat = keyof typeof fileFormats;

/** Enough for every mark below. */
export const SNIFF_BYTES = 16;

const marks: readonly { readonly format: FileFormat; readonly at: number; readonly bytes: string }[] = [
  { format: 'png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { format: 'jpg', at: 0, bytes: '\xff\xd8\xff' },
  { format: 'gif', at: 0, bytes: 'GIF8' },
  { format: 'webp', at: 8, bytes: 'WEBP' },
  { format: 'mp4', at: 4, bytes: 'ftyp' },
  { format: 'glb', at: 0, bytes: 'glTF' },
  { format: 'pdf', at: 0, bytes: '%PDF-' },
  { format: 'zip', at: 0, bytes: 'PK\x03\x04' },
];

export function sniffFormat(start: Uint8Array): FileFormat | undefined {
  const text = Buffer.from(start).toString('latin1');
  return marks.find(({ at, bytes }) => text.startsWith(bytes, at))?.format;
}
