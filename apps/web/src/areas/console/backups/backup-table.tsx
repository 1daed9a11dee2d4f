import { type BackupInfo, backupCalls } from '@wenshu/api-contract';
import { backupsTexts } from '@wenshu/texts/console/backups';
import { ListTable, StatusTag, type StatusTone } from '@wenshu/ui';
import { Button } from 'antd';
import { useAction } from '../../../app/actions/use-action.ts';
import { language, useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { sizeText } from '../../people/jobs/job-words.ts';
import { consoleClient } from '../kit/console-client.ts';
import { useMayOperate } from '../kit/seat.ts';
import classes from './backups.module.css';

const number = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'zh-CN');
const stateTones: Readonly<Record<BackupInfo['state'], StatusTone>> = {
  running: 'waiting',
  done: 'good',
  failed: 'bad',
  found: 'calm',
};
const checkTones: Readonly<Record<NonNullable<BackupInfo['check']>['state'], StatusTone>> = {
  running: 'waiting',
  whole: 'good',
  damaged: 'bad',
  lost: 'bad',
};

interface BackupTableProps {
  readonly items: readonly BackupInfo[];
  refresh(): unknown;
}

export function BackupTable({ items, refresh }: BackupTableProps) {
  const t = useTexts(backupsTexts);
  const may = useMayOperate();
  const check = useAction((fileName: string) => consoleClient.call(backupCalls.check, { fileName }), {
    done: t.checkBegun,
    refresh,
  });
  const isReading = items.some(item => item.check?.state === 'running');
  const actOf = ({ fileName, sizeBytes, state }: BackupInfo) =>
    sizeBytes !== null &&
    (state === 'done' || state === 'found') && (
      <Button
        type="link"
        disabled={isReading || check.isBusy}
        aria-label={t.checkOf({ file: fileName })}
        onClick={() => void check.run(fileName)}
      >
        {t.check}
      </Button>
    );
  return (
    <ListTable
      label={t.list}
      rows={items}
      keyOf={({ fileName, state, time }) => `${fileName} ${state} ${time}`}
      columns={[
        {
          key: 'file',
          title: t.columns.file,
          as: 'name',
          cell: ({ fileName }) => <code className={classes.file}>{fileName}</code>,
        },
        { key: 'time', title: t.columns.time, as: 'number', cell: ({ time }) => momentText(time) },
        { key: 'by', title: t.columns.by, as: 'words', cell: ({ by }) => by ?? '' },
        { key: 'holds', title: t.columns.holds, as: 'words', cell: item => <Holds {...item} /> },
        { key: 'state', title: t.columns.state, as: 'words', cell: item => <State {...item} /> },
        { key: 'check', title: t.columns.check, as: 'words', cell: item => <Checked check={item.check} /> },
        ...(may('backups.take') ? [{ key: 'act', title: t.columns.act, as: 'bare' as const, cell: actOf }] : []),
      ]}
    />
  );
}

function Holds({ sizeBytes, rows, files }: BackupInfo) {
  const t = useTexts(backupsTexts);
  return (
    <>
      {sizeBytes !== null && sizeText(sizeBytes)}
      {rows !== null && (
        <span className={classes.second}>
          {t.holds({ rows: number.format(rows), files: number.format(files ?? 0) })}
        </span>
      )}
    </>
  );
}

function State({ state, reason, sizeBytes }: BackupInfo) {
  const t = useTexts(backupsTexts);
  const isGone = state === 'done' && sizeBytes === null;
  return (
    <>
      <StatusTag tone={stateTones[state]}>{t.states[state]}</StatusTag>
      {reason && <span className={classes.second}>{t.reasons[reason]}</span>}
      {isGone && <span className={classes.second}>{t.gone}</span>}
    </>
  );
}

function Checked({ check }: Pick<BackupInfo, 'check'>) {
  const t = useTexts(backupsTexts);
  if (!check) return null;
  return (
    <>
      <StatusTag tone={checkTones[check.state]}>{t.checks[check.state]}</StatusTag>
      {check.reason && <span className={classes.second}>{t.damages[check.reason]}</span>}
      {check.state !== 'running' && (
        <span className={classes.second}>{t.checkedAt({ time: momentText(check.time) })}</span>
      )}
    </>
  );
}
