import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiKey, apiKeyCalls } from '@wenshu/api-contract';
import { rightTexts } from '@wenshu/texts/people/rights';
import { userTexts } from '@wenshu/texts/people/user';
import { EmptyState, type ListColumn, ListTable } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { askBox } from '../../../app/notices/notices.ts';
import { API_KEYS } from './api-keys-query.ts';
import { KeyDialog } from './key-dialog.tsx';
import classes from './user.module.css';

const API_DOCS = '/api/docs/';

/** A person's API keys: made with chosen rights, shown once, revoked at once. */
export function KeysView() {
  const t = useTexts(userTexts);
  const words = t.keys;
  const queries = useQueryClient();
  const keys = useQuery({ queryKey: API_KEYS, queryFn: () => client.call(apiKeyCalls.list, {}, { quiet: true }) });
  const [isOpen, setOpen] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: API_KEYS });
  const { run: end } = useAction((keyId: string) => client.call(apiKeyCalls.revoke, { keyId }), {
    done: words.revoked,
    refresh,
  });
  async function revoke({ keyId, name }: ApiKey) {
    const isSure = await askBox({
      title: words.revokeTitle,
      text: words.revokeText({ name }),
      confirm: words.revoke,
      decline: t.cancel,
    });
    if (isSure) await end(keyId);
  }
  return (
    <>
      <div className={classes.head}>
        <p className={classes.lead}>
          {words.lead} <a href={API_DOCS}>{words.docs}</a>
        </p>
        <Button type="primary" onClick={() => setOpen(true)}>
          {words.create}
        </Button>
      </div>
      <Loaded
        of={keys}
        words={t}
        empty={{
          isSo: ({ length }) => length === 0,
          shows: <EmptyState title={words.empty} text={words.emptyText} />,
        }}
      >
        {list => <KeyTable keys={list} onRevoke={key => void revoke(key)} />}
      </Loaded>
      {isOpen && (
        <KeyDialog
          onMade={refresh}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

interface KeyTableProps {
  readonly keys: readonly ApiKey[];
  readonly onRevoke: (key: ApiKey) => void;
}

function KeyTable({ keys, onRevoke }: KeyTableProps) {
  const { keys: words } = useTexts(userTexts);
  const { names } = useTexts(rightTexts);
  const { columns } = words;
  const shown: readonly ListColumn<ApiKey>[] = [
    {
      key: 'name',
      title: columns.name,
      as: 'name',
      cell: key => (
        <>
          {key.name}
          <p className={classes.tail}>{words.tail({ tail: key.tail })}</p>
        </>
      ),
    },
    {
      key: 'rights',
      title: columns.rights,
      cell: key => (
        <div>
          {key.rights.map(right => (
            <div key={right}>{names[right]}</div>
          ))}
        </div>
      ),
    },
    { key: 'created', title: columns.created, cell: key => momentText(key.createTime) },
    {
      key: 'used',
      title: columns.used,
      cell: key => (key.useTime === null ? words.never : momentText(key.useTime)),
    },
    {
      key: 'action',
      title: columns.action,
      as: 'bare',
      cell: key => (
        <Button danger size="small" aria-label={words.revokeOf({ name: key.name })} onClick={() => onRevoke(key)}>
          {words.revoke}
        </Button>
      ),
    },
  ];
  return <ListTable label={words.list} columns={shown} rows={keys} keyOf={({ keyId }) => keyId} />;
}
