import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type OperatorAction, operatorActions, operatorLogCalls } from '@wenshu/api-contract';
import { operatorLogTexts } from '@wenshu/texts/console/operator-log';
import { ActionButton } from '@wenshu/ui';
import { Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { downloadFile } from '../../../app/download-file.ts';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { consoleClient } from '../kit/console-client.ts';
import { PAGE_SIZE, PagedTable } from '../kit/paged-table.tsx';
import { Room } from '../kit/room.tsx';
import { detailsOf, objectOf } from './log-details.ts';
import classes from './log-room.module.css';

/** /operator/log: what was done, by whom and why, and whether every line still stands as it was written. */
export default function LogRoom() {
  const t = useTexts(operatorLogTexts);
  const [userId, setUserId] = useState<string>();
  const [action, setAction] = useState<OperatorAction>();
  const [page, setPage] = useState(1);
  const wanted = { ...(userId && { userId }), ...(action && { action }) };
  const log = useQuery({
    queryKey: ['operator-log', wanted, page],
    queryFn: () => consoleClient.call(operatorLogCalls.list, { ...wanted, page, size: PAGE_SIZE }, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  const file = useAction(async () => downloadFile(await consoleClient.call(operatorLogCalls.export, wanted)));
  return (
    <Room name="log" lead={t.lead}>
      <div className={classes.bar}>
        <Select<string>
          aria-label={t.filters.person}
          placeholder={t.filters.person}
          allowClear
          className={classes.filter!}
          value={userId ?? null}
          onChange={chosen => {
            setUserId(chosen ?? undefined);
            setPage(1);
          }}
          options={(log.data?.people ?? []).map(person => ({ value: person.userId, label: person.name }))}
        />
        <Select<OperatorAction>
          aria-label={t.filters.action}
          placeholder={t.filters.action}
          allowClear
          className={classes.filter!}
          showSearch={{ optionFilterProp: 'label' }}
          value={action ?? null}
          onChange={chosen => {
            setAction(chosen ?? undefined);
            setPage(1);
          }}
          options={operatorActions.map(one => ({ value: one, label: t.actions[one] }))}
        />
        <ActionButton kind="quiet" disabled={file.isBusy} onClick={() => void file.run()}>
          {t.export}
        </ActionButton>
        <ChainCheck />
      </div>
      <PagedTable
        of={log}
        words={t}
        page={page}
        onPage={setPage}
        keyOf={({ lineId }) => String(lineId)}
        columns={[
          { key: 'action', title: t.columns.action, as: 'name', cell: line => t.actions[line.action] },
          {
            key: 'by',
            title: t.columns.by,
            as: 'words',
            cell: ({ by }) => (by.kind === 'person' ? by.name : t.by[by.kind]),
          },
          {
            key: 'object',
            title: t.columns.object,
            as: 'words',
            cell: line => objectOf(line),
          },
          {
            key: 'details',
            title: t.columns.details,
            as: 'words',
            cell: line => <span className={classes.details}>{detailsOf(line)}</span>,
          },
          { key: 'time', title: t.columns.time, as: 'number', cell: ({ time }) => momentText(time) },
          { key: 'number', title: t.columns.number, as: 'number', cell: ({ lineId }) => lineId },
        ]}
      />
    </Room>
  );
}

function ChainCheck() {
  const t = useTexts(operatorLogTexts);
  const check = useQuery({
    queryKey: ['operator-log-check'],
    queryFn: () => consoleClient.call(operatorLogCalls.check, {}),
    enabled: false,
    gcTime: 0,
  });
  return (
    <>
      <ActionButton kind="quiet" disabled={check.isFetching} onClick={() => void check.refetch()}>
        {t.check}
      </ActionButton>
      {check.data && (
        <p className={classes.chain} role="status" data-broken={check.data.brokenAt !== null}>
          {check.data.brokenAt === null
            ? t.whole({ lines: check.data.lines })
            : t.broken({ line: check.data.brokenAt })}
          {check.data.seal !== '' && (
            <span className={classes.seal} title={t.sealHint}>
              {t.seal} <code>{check.data.seal}</code>
            </span>
          )}
        </p>
      )}
    </>
  );
}
