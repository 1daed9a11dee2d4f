import { useQuery } from '@tanstack/react-query';
import { codingCalls } from '@wenshu/api-contract';
import { codingScreenTexts } from '@wenshu/texts/findings/coding-screen';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { useMadeVariables } from '../own-variables/use-made-variables.ts';
import { useUsersOf } from '../own-variables/use-users.ts';
import type { Coding } from './coding-data.ts';

interface RemoveProps {
  readonly scrollId: string;
  readonly coding: Coding;
  onRemoved(): Promise<unknown>;
}

/** What is done to a coding as a whole. */
export function CodingMenu(props: RemoveProps) {
  const t = useTexts(codingScreenTexts).remove;
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{ items: [{ key: 'remove', label: t.open, danger: true }], onClick: () => setAsked(true) }}
      >
        <Button aria-label={t.more}>⋯</Button>
      </Dropdown>
      {isAsked && <RemoveDialog {...props} onClose={() => setAsked(false)} />}
    </>
  );
}

function RemoveDialog({ scrollId, coding, onRemoved, onClose }: RemoveProps & { onClose(): void }) {
  const t = useTexts(codingScreenTexts).remove;
  const { codingId, key } = coding;
  const counts = useQuery({
    queryKey: ['coding', codingId, 'counts'],
    queryFn: () => client.call(codingCalls.counts, { scrollId, codingId }, { quiet: true }),
  });
  const { made } = useMadeVariables(scrollId);
  const variable = made.data?.items.find(one => one.key === key);
  const users = useUsersOf()(variable?.usedBy ?? []);
  const { isBusy, run } = useAction(() => client.call(codingCalls.remove, { scrollId, codingId }), {
    done: t.done,
    refresh: onRemoved,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={t.title}
      submit={t.confirm}
      cancel={t.cancel}
      isDanger
      isBusy={isBusy}
      // Whoever agrees knows first what uses it.
      isReady={!made.isPending}
      onSubmit={() => void run()}
      onClose={onClose}
    >
      <p>
        {t.text}
        {counts.data && counts.data.coded > 0 && t.counted({ count: counts.data.coded })}
      </p>
      {made.data && <p>{users === '' ? t.notUsed : t.used({ list: users })}</p>}
    </FormDialog>
  );
}
