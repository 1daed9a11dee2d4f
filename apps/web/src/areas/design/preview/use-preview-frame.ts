import type { PreviewIdentity, PreviewNews, PreviewOrder, PreviewRecord } from '@wenshu/api-contract/preview-messages';
import { directionOf, type EndOutcome, type Flow, wordsLanguageOf } from '@wenshu/survey-core';
import { useCallback, useEffect, useRef, useState } from 'react';

export type PreviewPlace = Omit<Extract<PreviewNews, { wenshu: 'preview-at' }>, 'wenshu'>;

interface PreviewOptions {
  readonly end?: EndOutcome | undefined;
  /** To be looked at in place of answering. */
  readonly record?: PreviewRecord;
  /** The gate that is shown in place of the survey behind it. */
  readonly identity?: PreviewIdentity;
  /** Of keys that were pressed in such a record. */
  onKey?(key: string): void;
}

/** Talks with the answering page in the frame: hands it the survey, and hears where it stands. Same origin only, both ways. */
export function usePreviewFrame(
  flow: Flow,
  languageTag: string,
  { end, record, identity, onKey }: PreviewOptions = {},
) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [at, setAt] = useState<PreviewPlace>();
  const heard = useRef(onKey);
  heard.current = onKey;
  const tell = useCallback((order: PreviewOrder) => {
    frame.current?.contentWindow?.postMessage(order, window.location.origin);
  }, []);
  const show = useCallback(() => {
    const [direction, language] = [directionOf(languageTag), wordsLanguageOf(languageTag)];
    tell({
      wenshu: 'preview-show',
      flow,
      languageTag,
      direction,
      language,
      ...(end && { end }),
      ...(record && { record }),
      ...(identity && { identity }),
    });
  }, [tell, flow, languageTag, end, record, identity]);

  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<PreviewNews>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (data.wenshu === 'preview-ready') setReady(true);
      else if (data.wenshu === 'preview-key') heard.current?.(data.key);
      else if (data.wenshu === 'preview-at') setAt({ keys: data.keys, reached: data.reached });
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  useEffect(() => {
    if (isReady) show();
  }, [isReady, show]);

  return { frame, at, restart: show, jump: (key: string) => tell({ wenshu: 'preview-jump', key }) };
}
