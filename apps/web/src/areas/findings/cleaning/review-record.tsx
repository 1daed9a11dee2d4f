import { useQuery } from '@tanstack/react-query';
import { recordCalls } from '@wenshu/api-contract';
import { cleaningScreenTexts } from '@wenshu/texts/findings/cleaning-screen';
import { client } from '../../../app/client.ts';
import { language, useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { RecordSheet } from '../records/one/record-sheet.tsx';
import type { RuleSource } from './forms/form-props.ts';

interface ReviewRecordProps {
  readonly scrollId: string;
  readonly answerRecordId: string;
  readonly source: RuleSource;
}

/** The record's flags and answers. */
export function ReviewRecord({ scrollId, answerRecordId, source: { listed } }: ReviewRecordProps) {
  const t = useTexts(cleaningScreenTexts);
  const record = useQuery({
    queryKey: ['record', scrollId, answerRecordId],
    queryFn: () => client.call(recordCalls.get, { scrollId, answerRecordId }, { quiet: true }),
    gcTime: 0,
  });
  const { timeZone } = listed;
  const words = { values: 'labels', timeZone, separator: language === 'en' ? ', ' : '、' } as const;
  return (
    <Loaded of={record} words={{ ...t, loading: t.review.loading, loadFailed: t.review.recordFailed }}>
      {data => <RecordSheet scrollId={scrollId} data={data} words={words} variables={listed.variables} />}
    </Loaded>
  );
}
