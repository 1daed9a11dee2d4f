import { useQuery } from '@tanstack/react-query';
import { type CallData, recordCalls } from '@wenshu/api-contract';
import { recordQualityTexts } from '@wenshu/texts/findings/record-quality';
import { type RefObject, useMemo } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { usePreviewFrame } from '../../../design/preview/use-preview-frame.ts';
import classes from './record.module.css';

interface RecordSeenProps {
  readonly scrollId: string;
  readonly answerRecordId: string;
  /** Where the frame is while it is there: it is what is printed then. */
  readonly frameAt: RefObject<HTMLIFrameElement | null>;
  /** Keys that were pressed inside. */
  onKey(key: string): void;
}

/** The answering page itself, with what this respondent answered in it: nothing can be changed. */
export function RecordSeen({ scrollId, answerRecordId, frameAt, onKey }: RecordSeenProps) {
  const t = useTexts(recordQualityTexts);
  const seen = useQuery({
    queryKey: ['record-seen', scrollId, answerRecordId],
    queryFn: () => client.call(recordCalls.seen, { scrollId, answerRecordId }, { quiet: true }),
    // Addresses of files last some minutes only.
    gcTime: 0,
  });
  const words = { loading: t.seenLoading, loadFailed: t.seenFailed, loadFailedText: t.seenFailedText, retry: t.retry };
  return (
    <Loaded of={seen} words={words}>
      {data => <SeenFrame key={answerRecordId} seen={data} frameAt={frameAt} onKey={onKey} />}
    </Loaded>
  );
}

interface SeenFrameProps extends Pick<RecordSeenProps, 'frameAt' | 'onKey'> {
  readonly seen: CallData<typeof recordCalls.seen>;
}

function SeenFrame({ seen, frameAt, onKey }: SeenFrameProps) {
  const t = useTexts(recordQualityTexts);
  const { flow, languageTag, answers, context, files } = seen;
  const record = useMemo(() => ({ answers, context, files }), [answers, context, files]);
  const { frame } = usePreviewFrame(flow, languageTag, { record, onKey });
  return (
    <div className={classes.seen}>
      <p className={classes.faint}>{t.seenHint}</p>
      <iframe
        ref={element => {
          frame.current = element;
          frameAt.current = element;
        }}
        src="/preview-frame"
        title={t.seenFrame}
      />
    </div>
  );
}
