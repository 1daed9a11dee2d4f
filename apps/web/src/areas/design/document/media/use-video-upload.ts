import { errorCodes } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { useEditor } from '../state/use-editor.ts';
import { checkVideo, fitVideo } from './check-media.ts';
import { measureVideo } from './measure-video.ts';
import { uploadEditorVideo } from './upload-media.ts';

/** What the dialog holds (S3.78). */
export interface UploadedVideo {
  readonly file: File;
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** Idle, uploading, uploaded, and removed back to idle (S4.27, S4.28). */
export type VideoState =
  | { readonly is: 'idle' }
  | { readonly is: 'uploading'; readonly file: File; readonly share: number }
  | ({ readonly is: 'uploaded' } & UploadedVideo);

const IDLE: VideoState = { is: 'idle' };

/** One video on its way to the server. Whoever closes the dialog breaks it off. */
export function useVideoUpload() {
  const t = useTexts(richTextTexts).videoDialog;
  const { scrollId } = useEditor();
  const [state, setState] = useState<VideoState>(IDLE);
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);

  const send = async (file: File) => {
    const problem = checkVideo(file);
    if (problem) return notify.error(t[problem]);
    const abort = new AbortController();
    underWay.current = abort;
    setState({ is: 'uploading', file, share: 0 });
    const onProgress = (share: number) => !abort.signal.aborted && setState({ is: 'uploading', file, share });
    try {
      const sent = uploadEditorVideo(scrollId, file, { signal: abort.signal, onProgress });
      const [path, size] = await Promise.all([sent, measureVideo(file)]);
      setState({ is: 'uploaded', file, path, ...fitVideo(size.width, size.height) });
    } catch (error) {
      if (abort.signal.aborted) return;
      setState(IDLE);
      notify.error(t[wordFor(error)]);
    }
  };
  const remove = () => {
    underWay.current?.abort();
    setState(IDLE);
  };
  return { state, send, remove, resize: (size: Partial<UploadedVideo>) => setState(resized(state, size)) };
}

function resized(state: VideoState, size: Partial<UploadedVideo>): VideoState {
  return state.is === 'uploaded' ? { ...state, ...size } : state;
}

/** The server looks at the bytes, not at the name: what it refuses has the same words as here. */
function wordFor(error: unknown): 'noAuthority' | 'wrongType' | 'tooLarge' | 'both' | 'failed' {
  const code = error instanceof CallFailure ? error.details.code : undefined;
  switch (code) {
    case errorCodes.videoUploadNotAllowed.code:
      return 'noAuthority';
    case errorCodes.fileFormatWrong.code:
      return 'wrongType';
    case errorCodes.fileTooLarge.code:
      return 'tooLarge';
    case errorCodes.fileFormatAndSizeWrong.code:
      return 'both';
    default:
      return 'failed';
  }
}
