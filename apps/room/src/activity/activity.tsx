import type { ActivityResults } from '@wenshu/api-contract';
import type { ActivityNews, ActivityOrder } from '@wenshu/api-contract/activity-messages';
import { RoomFailure, type SeenPrompt } from '@wenshu/symposium';
import { useEffect, useRef, useState } from 'react';
import { post } from '../calls.ts';
import { useRoom } from '../room-context.ts';

interface OpenedActivity {
  readonly flow: ActivityOrder['flow'];
  readonly answers: ActivityOrder['answers'];
  readonly results: ActivityResults | null;
}

/** A question answered in place: the answering page in a frame, so that every type is there as it always is. */
export default function Activity({ prompt, onDone }: { readonly prompt: SeenPrompt; onDone(): void }) {
  const { code, language, t, act } = useRoom();
  const [opened, setOpened] = useState<OpenedActivity>();
  const [hasFailed, setHasFailed] = useState(false);
  const [height, setHeight] = useState(320);
  const frame = useRef<HTMLIFrameElement>(null);
  const { promptId } = prompt;
  useEffect(() => {
    let isOver = false;
    post<OpenedActivity>('activity', language, { code, promptId }).then(
      data => !isOver && setOpened(data),
      (error: unknown) => {
        if (!(error instanceof RoomFailure)) throw error;
        if (!isOver) setHasFailed(true);
      },
    );
    return () => {
      isOver = true;
    };
  }, [code, language, promptId]);
  const done = useRef(onDone);
  done.current = onDone;
  useEffect(() => {
    if (!opened) return;
    const listen = async ({ origin, source, data }: MessageEvent<ActivityNews>) => {
      const inner = frame.current?.contentWindow;
      if (origin !== window.location.origin || !inner || source !== inner || typeof data !== 'object') return;
      if (data.wenshu === 'activity-ready') {
        const order: ActivityOrder = {
          wenshu: 'activity-show',
          flow: opened.flow,
          answers: opened.answers,
          language,
          submit: t.prompt.activitySubmit,
        };
        inner.postMessage(order, window.location.origin);
      }
      if (data.wenshu === 'activity-height') setHeight(Math.min(Math.max(data.height, 160), 4_000));
      if (data.wenshu === 'activity-answers' && (await act('answerActivity', { promptId, answers: data.answers })))
        done.current();
    };
    const handle = (event: MessageEvent<ActivityNews>) => void listen(event);
    window.addEventListener('message', handle);
    return () => window.removeEventListener('message', handle);
  }, [opened, language, t, act, promptId]);
  if (hasFailed)
    return (
      <p className="trouble" role="alert">
        {t.prompt.activityFailed}
      </p>
    );
  if (!opened) return <p className="soft">{t.prompt.activityLoading}</p>;
  return (
    <iframe ref={frame} className="activity" title={prompt.text} src="/preview-frame?activity" style={{ height }} />
  );
}
