import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type BoardProgress, symposiumBoardCalls } from '@wenshu/api-contract';
import { symposiumBoardTexts } from '@wenshu/texts/talks/symposium-board';
import { EmptyState, type ListColumn, ListTable, StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { downloadFile } from '../../../../app/download-file.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { askBox } from '../../../../app/notices/notices.ts';
import classes from '../symposium.module.css';
import type { KnownSymposium } from './known-symposium.ts';

type Row = BoardProgress['rows'][number];

interface ProgressPartProps {
  readonly scrollId: string;
  readonly symposium: KnownSymposium;
}

/** Who has answered what on a board, and reminders to who is behind. */
export function ProgressPart({ scrollId, symposium: { state, mayOpen } }: ProgressPartProps) {
  const t = useTexts(symposiumBoardTexts);
  const known = useQuery({
    queryKey: ['symposium-progress', scrollId],
    queryFn: ({ signal }) => client.call(symposiumBoardCalls.progress, { scrollId }, { quiet: true, signal }),
    enabled: mayOpen,
  });
  if (!mayOpen) return <p className={`${classes.wide} ${classes.soft}`}>{t.forOpeners}</p>;
  return (
    <div className={classes.wide}>
      <Loaded
        of={known}
        words={t}
        empty={{
          isSo: ({ prompts, rows }) => prompts.length === 0 || rows.length === 0,
          shows: <EmptyState title={t.empty} text={t.emptyText} />,
        }}
      >
        {progress => <Progress scrollId={scrollId} progress={progress} mayRemind={state === 'live'} />}
      </Loaded>
    </div>
  );
}

interface ProgressProps {
  readonly scrollId: string;
  readonly progress: BoardProgress;
  readonly mayRemind: boolean;
}

function Progress({ scrollId, progress: { prompts, rows }, mayRemind }: ProgressProps) {
  const t = useTexts(symposiumBoardTexts);
  const queries = useQueryClient();
  const leftOf = ({ cells }: Row) => cells.filter((cell, at) => cell === false && prompts[at]?.isOpen).length;
  const behind = rows.filter(row => leftOf(row) > 0);
  const reminding = useAction(
    (seatIds: readonly string[]) => client.call(symposiumBoardCalls.remind, { scrollId, seatIds: [...seatIds] }),
    {
      done: ({ sent, recently, withoutAddress }) =>
        [
          t.sent({ count: sent }),
          recently > 0 && t.recently({ count: recently }),
          withoutAddress > 0 && t.withoutAddress({ count: withoutAddress }),
        ]
          .filter(Boolean)
          .join(' '),
      refresh: () => queries.invalidateQueries({ queryKey: ['symposium-progress', scrollId] }),
    },
  );
  const loading = useAction(() => client.call(symposiumBoardCalls.progressFile, { scrollId }), {
    onDone: downloadFile,
  });
  const remindAll = async () => {
    const text = t.remindText({ count: behind.length });
    const asked = { title: t.remindTitle, text, confirm: t.remindDo, decline: t.cancel };
    if (await askBox(asked)) void reminding.run(behind.map(({ seatId }) => seatId));
  };
  const columns: readonly ListColumn<Row>[] = [
    { key: 'name', title: t.person, as: 'name', cell: ({ name }) => name },
    {
      key: 'done',
      title: t.doneCount,
      as: 'number',
      cell: ({ cells }) =>
        t.count({
          done: cells.filter(cell => cell === true).length,
          all: cells.filter(cell => cell !== null).length,
        }),
    },
    ...prompts.map(
      ({ promptId, text, section }, at): ListColumn<Row> => ({
        key: promptId,
        title: section ? `${section}: ${shortened(text)}` : shortened(text),
        cell: ({ cells }) => {
          const cell = cells[at];
          if (cell === null || cell === undefined) return <span className={classes.soft}>{t.notAsked}</span>;
          return cell ? t.done : <StatusTag>{t.notDone}</StatusTag>;
        },
      }),
    ),
    {
      key: 'here',
      title: t.lastHere,
      cell: ({ lastHereAt }) => (lastHereAt === null ? t.never : momentText(lastHereAt)),
    },
    {
      key: 'reminded',
      title: t.reminded,
      cell: ({ remindedAt }) => (remindedAt === null ? t.never : momentText(remindedAt)),
    },
    {
      key: 'remind',
      title: t.remindOne,
      cell: row =>
        mayRemind &&
        leftOf(row) > 0 && (
          <Button
            type="link"
            aria-label={t.remindOf({ name: row.name })}
            disabled={reminding.isBusy}
            onClick={() => void reminding.run([row.seatId])}
          >
            {t.remindOne}
          </Button>
        ),
    },
  ];
  return (
    <>
      <div className={`${classes.line} ${classes.people}`}>
        {mayRemind && (
          <Button
            type="primary"
            loading={reminding.isBusy}
            disabled={behind.length === 0}
            onClick={() => void remindAll()}
          >
            {t.remind}
          </Button>
        )}
        <Button loading={loading.isBusy} onClick={() => void loading.run()}>
          {t.file}
        </Button>
      </div>
      <ListTable label={t.title} columns={columns} rows={rows} keyOf={({ seatId }) => seatId} />
    </>
  );
}

const MOST_LETTERS = 24;

const shortened = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text);
