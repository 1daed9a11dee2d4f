import { useQuery } from '@tanstack/react-query';
import { type OperatorAction, operatorActions, operatorLogCalls } from '@wenshu/api-contract';
import { operatorLogTexts } from '@wenshu/texts/console/operator-log';
import { ActionButton } from '@wenshu/ui';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { downloadFile } from '../../../app/download-file.ts';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { FilterSelect } from '../../../app/lists/filter-select.tsx';
import { consoleClient } from '../kit/console-client.ts';
import { PagedTable } from '../kit/paged-table.tsx';
import { Room } from '../kit/room.tsx';
import { usePaged } from '../kit/use-paged.ts';
import { detailsOf, objectOf } from './log-details.ts';
import classes from './log-room.module.css';

/** /operator/log: what was done, by whom and why, and whether every line still stands as it was written. */
export default function LogRoom() {
  const t = useTexts(operatorLogTexts);
  const [userId, setUserId] = useState<string>();
  const [action, setAction] = useState<OperatorAction>();
  const wanted = { ...(userId && { userId }), ...(action && { action }) };
  const log = usePaged(['operator-log', wanted], asked =>
    consoleClient.call(operatorLogCalls.list, { ...wanted, ...asked }, { quiet: true }),
  );
  const file = useAction(async () => downloadFile(await consoleClient.call(operatorLogCalls.export, wanted)));
  return (
    <Room name="log" lead={t.lead}>
      <div className={classes.bar}>
        <FilterSelect
          label={t.filters.person}
          className={classes.filter}
          value={userId}
          onChange={chosen => {
            setUserId(chosen);
            log.setPage(1);
          }}
          options={(log.query.data?.people ?? []).map(person => ({ value: person.userId, label: person.name }))}
        />
        <FilterSelect
          label={t.filters.action}
          className={classes.filter}
          isSearched
          value={action}
          onChange={chosen => {
            setAction(chosen);
            log.setPage(1);
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
