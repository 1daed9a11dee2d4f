import { AVATAR_MAX_BYTES } from '@wenshu/api-contract';

const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPG = [0xff, 0xd8, 0xff];

/** By its bytes, as the server will look at it: a name can say anything (P5.35). */
export async function checkPicture(file: Blob): Promise<'too-large' | 'wrong' | undefined> {
  if (file.size > AVATAR_MAX_BYTES) return 'too-large';
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  const begins = (mark: readonly number[]) => mark.every((byte, at) => start[at] === byte);
  return begins(PNG) || begins(JPG) ? undefined : 'wrong';
}
