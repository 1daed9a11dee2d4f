import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallData, type summaryFileFormats, type TalkSummary, transcriptSummaryCalls } from '@wenshu/api-contract';
import { talkSummaryTexts } from '@wenshu/texts/talks/talk-summaries';
import { EmptyState } from '@wenshu/ui';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../../app/actions/use-action.ts';
import { client } from '../../../../../app/client.ts';
import { downloadFile } from '../../../../../app/download-file.ts';
import { useTexts } from '../../../../../app/language/language.ts';
import { momentText } from '../../../../../app/language/moment-text.ts';
import { Loaded } from '../../../../../app/loaded.tsx';
import type { AnalysisPartProps } from '../analysis-part-props.ts';
import matrixClasses from '../matrix/matrix.module.css';
import classes from './summary.module.css';
import { SummaryDialog } from './summary-dialog.tsx';

type Listed = CallData<typeof transcriptSummaryCalls.summaries>;
type Format = (typeof summaryFileFormats)[number];

interface Opened {
  readonly no: number;
  readonly part: string;
}

/** What each person said on each section, in short. */
export default function SummaryPart({ scrollId }: AnalysisPartProps) {
  const t = useTexts(talkSummaryTexts);
  const queries = useQueryClient();
  const queryKey = ['transcript-summaries', scrollId];
  const listed = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(transcriptSummaryCalls.summaries, { scrollId }, { quiet: true, signal }),
  });
  const [hasNoModerators, setNoModerators] = useState(true);
  const [opened, setOpened] = useState<Opened>();
  const { isBusy, run: takeOut } = useAction(
    (format: Format) => client.call(transcriptSummaryCalls.exportSummaries, { scrollId, format }),
    { onDone: downloadFile },
  );
  return (
    <>
      <p className={matrixClasses.soft}>{t.lead}</p>
      <div className={matrixClasses.tools}>
        <Checkbox checked={hasNoModerators} onChange={event => setNoModerators(event.target.checked)}>
          {t.hasNoModerators}
        </Checkbox>
        {(['docx', 'xlsx'] as const).map(format => (
          <Button key={format} loading={isBusy} onClick={() => void takeOut(format)}>
            {t.takeOut[format]}
          </Button>
        ))}
      </div>
      <Loaded
        of={listed}
        words={t}
        empty={{ isSo: ({ people }) => people.length === 0, shows: <EmptyState title={t.none} text={t.noneText} /> }}
      >
        {known => (
          <Grid known={known} hasNoModerators={hasNoModerators} onOpen={(no, part) => setOpened({ no, part })} />
        )}
      </Loaded>
      {opened && listed.data && (
        <SummaryDialog
          key={`${opened.no} ${opened.part}`}
          scrollId={scrollId}
          no={opened.no}
          part={opened.part}
          name={listed.data.people.find(({ no }) => no === opened.no)?.name ?? ''}
          first={listed.data.items.find(one => one.no === opened.no && one.part === opened.part)}
          refresh={() => queries.invalidateQueries({ queryKey })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

interface GridProps {
  readonly known: Listed;
  readonly hasNoModerators: boolean;
  onOpen(no: number, part: string): void;
}

function Grid({ known, hasNoModerators, onOpen }: GridProps) {
  const t = useTexts(talkSummaryTexts);
  const { items } = known;
  const people = known.people.filter(({ role }) => !hasNoModerators || role !== 'moderator');
  // A section that was renamed still has what was written of it.
  const parts = [...new Set(['', ...known.parts, ...items.map(({ part }) => part)])];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys.
    <section className={matrixClasses.scroll} aria-label={t.table} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t.person}</th>
            {parts.map(part => (
              <th key={part} scope="col">
                {part === '' ? t.whole : part}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ no, name, turns }) => (
            <tr key={no}>
              <th scope="row">{name}</th>
              {parts.map(part => {
                const at = known.parts.indexOf(part);
                const named = { name, part: part === '' ? t.whole : part };
                const summary = items.find(one => one.no === no && one.part === part);
                return (
                  <td key={part}>
                    {summary ? (
                      <Written summary={summary} label={t.editCell(named)} onOpen={() => onOpen(no, part)} />
                    ) : (
                      <Button
                        type="dashed"
                        size="small"
                        aria-label={t.writeCell(named)}
                        onClick={() => onOpen(no, part)}
                      >
                        {t.write}
                      </Button>
                    )}
                    {at >= 0 && <p className={matrixClasses.soft}>{t.turns({ count: turns[at] ?? 0 })}</p>}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface WrittenProps {
  readonly summary: TalkSummary;
  readonly label: string;
  onOpen(): void;
}

function Written({ summary, label, onOpen }: WrittenProps) {
  const t = useTexts(talkSummaryTexts);
  const { words, quotes, nickName, changeTime } = summary;
  return (
    <>
      <button type="button" className={classes.cell} aria-label={`${label}: ${words || t.write}`} onClick={onOpen}>
        {words || t.write}
      </button>
      {quotes.map(quote => (
        <q key={`${quote.turnId} ${quote.from}`} className={classes.quote} data-gone={!quote.stands || undefined}>
          {quote.words}
        </q>
      ))}
      <p className={matrixClasses.soft}>{t.changedBy({ name: nickName || t.left, time: momentText(changeTime) })}</p>
    </>
  );
}
