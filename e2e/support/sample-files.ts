import { Buffer } from 'node:buffer';

const file = (name: string, mimeType: string, bytes: string | Buffer) => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
});

/** The smallest picture there is: one green point. */
export const greenPoint = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkaPhfDwADgQGAjxq5pAAAAABJRU5ErkJggg==',
  'base64',
);

/** Small files that are what they say they are: the server knows a format by its first bytes. */
export const sampleFiles = {
  'front.png': file('front.png', 'image/png', greenPoint),
  'back.png': file('back.png', 'image/png', greenPoint),
  'receipt.pdf': file(
    'receipt.pdf',
    'application/pdf',
    '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
  'photos.zip': file(
    'photos.zip',
    'application/zip',
    Buffer.from('504b0506000000000000000000000000000000000000', 'hex'),
  ),
  'walk.mp4': file('walk.mp4', 'video/mp4', Buffer.from('000000186674797069736f6d0000020069736f6d69736f32', 'hex')),
};
