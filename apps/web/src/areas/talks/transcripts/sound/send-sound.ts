import { MOST_SOUND_BYTES, type TranscriptSound, transcriptSoundCalls } from '@wenshu/api-contract';
import { client } from '../../../../app/client.ts';
import { fetchWithProgress } from '../../../design/document/media/fetch-with-progress.ts';

const LONGEST_MS = 3 * 60 * 60 * 1000;

/** What the browser offers to choose; the server looks at the bytes. */
export const SOUND_ENDINGS = '.mp3,.m4a,.aac,.wav,.ogg,.amr,.mp4,.mov,.webm';

export const isTooLarge = (file: File): boolean => file.size > MOST_SOUND_BYTES;

interface Under {
  readonly signal: AbortSignal;
  /** The browser never reads it: it goes out as it lies on the disk. */
  onPercent(percent: number): void;
}

/** Puts sound or video beside a transcript. It takes its time: it says how far it is, and can be broken off. */
export function sendSound(
  of: { readonly scrollId: string; readonly transcriptId: string },
  file: File,
  { signal, onPercent }: Under,
): Promise<TranscriptSound> {
  // The contract describes a form's text fields; the file stands beside them.
  const form = { ...of, file };
  return client.call(transcriptSoundCalls.addSound, form, {
    signal,
    fetch: fetchWithProgress(share => onPercent(Math.floor(share * 100))),
    timeoutMs: LONGEST_MS,
  });
}
