import { transcriptCalls } from '@wenshu/api-contract';
import type { Transcript } from '@wenshu/transcripts';
import { client } from '../../../../app/client.ts';
import type { TranscriptOf } from '../state/transcript-calls.ts';

/** A transcript as it was kept. */
export async function readVersion(of: TranscriptOf, versionId: string): Promise<Transcript> {
  const { document } = await client.call(transcriptCalls.version, { ...of, versionId });
  // The contract says JSON; the server checked it when it was kept.
  return document as unknown as Transcript;
}
