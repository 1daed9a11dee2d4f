import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { notify } from '../../../../app/notices/notices.ts';
import { isTooLarge, sendSound } from './send-sound.ts';

interface Sending {
  readonly transcriptId: string;
  readonly percent: number;
}

/** One recording on its way at a time. Whoever leaves the page breaks it off, and is asked before. */
export function useSoundUpload(scrollId: string, onSent: () => unknown) {
  const t = useTexts(transcriptTexts);
  const [sending, setSending] = useState<Sending>();
  const underWay = useRef<AbortController>(undefined);
  const isSending = sending !== undefined;
  useEffect(() => {
    if (!isSending) return undefined;
    const guard = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', guard);
    return () => window.removeEventListener('beforeunload', guard);
  }, [isSending]);
  useEffect(() => () => underWay.current?.abort(), []);
  const send = async (transcriptId: string, file: File) => {
    if (isTooLarge(file)) return notify.error(t.bring.soundTooLarge);
    if (underWay.current) return undefined;
    const abort = new AbortController();
    underWay.current = abort;
    const onPercent = (percent: number) => !abort.signal.aborted && setSending({ transcriptId, percent });
    onPercent(0);
    // What was refused has been told.
    const sent = await sendSound({ scrollId, transcriptId }, file, { signal: abort.signal, onPercent }).catch(
      () => undefined,
    );
    underWay.current = undefined;
    if (abort.signal.aborted) return undefined;
    setSending(undefined);
    if (!sent) return undefined;
    notify.success(t.project.soundAdded);
    return onSent();
  };
  const stop = () => {
    underWay.current?.abort();
    underWay.current = undefined;
    setSending(undefined);
  };
  return { sending, send, stop };
}
