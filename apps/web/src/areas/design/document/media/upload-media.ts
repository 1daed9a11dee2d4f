import { designUploadCalls, pictureUses } from '@wenshu/api-contract';
import { client } from '../../../../app/client.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';

/** Each place says in its own words what went wrong. */
const options = { quiet: true } as const;

/** The address of a picture for a text: multipart with `file` and `type` 62 (S7.9). */
export function uploadEditorImage(scrollId: string, file: File): Promise<string> {
  return client.call(
    designUploadCalls.uploadPicture,
    withFile({ scrollId, type: pictureUses.editor.type }, file),
    options,
  );
}

/** A picture that a question or an option shows; it may be larger than one in a text. */
export function uploadPicture(scrollId: string, file: File): Promise<string> {
  return client.call(
    designUploadCalls.uploadPicture,
    withFile({ scrollId, type: pictureUses.other.type }, file),
    options,
  );
}

export function uploadHeatMapPicture(scrollId: string, file: File): Promise<string> {
  return client.call(designUploadCalls.uploadHeatMapPic, withFile({ scrollId }, file), options);
}

export function uploadModel(scrollId: string, file: File): Promise<string> {
  return client.call(designUploadCalls.uploadThreeDimensional, withFile({ scrollId }, file), options);
}

/** Multipart with `file` and `scrollId` (S7.10). A video takes its time: it says how far it is, and can be broken off. */
export function uploadEditorVideo(
  scrollId: string,
  file: File,
  under: { readonly signal: AbortSignal; onProgress(share: number): void },
): Promise<string> {
  return client.call(designUploadCalls.uploadVideo, withFile({ scrollId }, file), {
    ...options,
    signal: under.signal,
    fetch: fetchWithProgress(under.onProgress),
  });
}

/** The contract describes a form's text fields; the file stands beside them. */
function withFile<Fields extends object>(fields: Fields, file: File): Fields {
  return { ...fields, file };
}
