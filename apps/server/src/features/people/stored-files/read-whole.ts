import type { ReceivedFile } from '../../../http/reading/receive-files.ts';

/** All bytes of a file that is known to be small. */
export async function readWhole(received: ReceivedFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of received.read()) chunks.push(chunk);
  return Buffer.concat(chunks);
}
