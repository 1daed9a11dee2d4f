import { useQuery } from '@tanstack/react-query';
import { type ListedTranscript, transcriptCodingCalls } from '@wenshu/api-contract';
import { talkAnalysisTexts } from '@wenshu/texts/talks/talk-analysis';
import { type ListColumn, ListTable, StatusTag } from '@wenshu/ui';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import classes from './analysis.module.css';
import { talkAnalysisAddress } from './analysis-address.ts';
import type { AnalysisPartProps } from './analysis-part-props.ts';

/** The transcripts of a project, with how much of each is coded. */
export default function TranscriptsCoded({ scrollId, project, coding }: AnalysisPartProps) {
  const texts = useTexts(talkAnalysisTexts);
  const t = texts.list;
  const { codingId } = coding;
  const counted = useQuery({
    queryKey: ['coding', codingId, 'transcripts'],
    queryFn: ({ signal }) => client.call(transcriptCodingCalls.coded, { scrollId, codingId }, { quiet: true, signal }),
  });
  return (
    <Loaded of={counted} words={texts}>
      {({ items }) => {
        const byId = new Map(items.map(one => [one.transcriptId, one]));
        const rows = project.transcripts.filter(({ transcriptId }) => byId.has(transcriptId));
        const of = ({ transcriptId }: ListedTranscript) => byId.get(transcriptId)!;
        const columns: readonly ListColumn<ListedTranscript>[] = [
          {
            key: 'title',
            title: t.title,
            as: 'name',
            cell: ({ transcriptId, title }) => (
              <AppLink
                className={classes.link}
                to={talkAnalysisAddress({ scrollId, coding: codingId, recordId: transcriptId })}
              >
                {title}
              </AppLink>
            ),
          },
          { key: 'day', title: t.day, cell: ({ day }) => day },
          { key: 'people', title: t.people, as: 'number', cell: ({ people }) => people },
          {
            key: 'coded',
            title: t.coded,
            cell: row => (
              <span className={classes.progress}>
                <progress
                  aria-label={t.codedOf({ name: row.title })}
                  max={Math.max(1, of(row).turns)}
                  value={of(row).coded}
                />
                {of(row).coded} / {of(row).turns}
                {of(row).blind > 0 && <StatusTag>{t.blind({ count: of(row).blind })}</StatusTag>}
              </span>
            ),
          },
          { key: 'codes', title: t.codes, as: 'number', cell: row => of(row).codes },
          { key: 'sound', title: t.sound, cell: ({ hasSound }) => hasSound && t.hasSound },
        ];
        return <ListTable label={t.label} columns={columns} rows={rows} keyOf={({ transcriptId }) => transcriptId} />;
      }}
    </Loaded>
  );
}
