import { type SendState, type SendTask, sendStates } from '@wenshu/api-contract';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { EmptyState } from '@wenshu/ui';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { FilterSelect } from '../../../app/lists/filter-select.tsx';
import { ListPages } from '../../../app/lists/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import { DoubtfulBar } from './doubtful-bar.tsx';
import { RecipientTable } from './recipient-table.tsx';
import classes from './sending.module.css';
import { useRecipients } from './use-sending.ts';

interface RecipientsDrawerProps {
  readonly scrollId: string;
  readonly task: SendTask;
  /** Shown first; everybody when unset. */
  readonly begins: SendState | undefined;
  onClose(): void;
}

/** Everybody of one sending: sent or why not, opened, visited, answered; and what is decided about those who may have got it. */
export function RecipientsDrawer({ scrollId, task, begins, onClose }: RecipientsDrawerProps) {
  const t = useTexts(sendingTexts);
  const [page, setPage] = useState(1);
  const [state, setState] = useState(begins);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const recipients = useRecipients(scrollId, task.code, state, page);
  const show = (wanted: SendState | undefined) => {
    setState(wanted);
    setPage(1);
    setChosen([]);
  };
  const isDeciding = state === 'doubtful';
  const choose = (ids: readonly string[], isOn: boolean) =>
    setChosen(before => [...before.filter(id => !ids.includes(id)), ...(isOn ? ids : [])]);
  return (
    <Drawer open size="large" title={t.recipientsTitle({ name: task.name })} onClose={onClose}>
      <FilterSelect
        className={classes.filter}
        label={t.columns.state}
        placeholder={t.everyState}
        value={state}
        options={sendStates.map(value => ({ value, label: t.states[value] }))}
        onChange={show}
      />
      <Loaded of={recipients} words={t}>
        {({ items, total }) =>
          isDeciding && total === 0 ? (
            <EmptyState title={t.doubtful.none} text={t.doubtful.noneText} />
          ) : (
            <>
              {isDeciding && (
                <DoubtfulBar
                  scrollId={scrollId}
                  task={task}
                  total={total}
                  chosen={chosen}
                  onDecided={() => setChosen([])}
                />
              )}
              <RecipientTable
                items={items}
                sendMethod={task.sendMethod}
                {...(isDeciding && { choice: { chosen, onChoose: choose } })}
              />
              <ListPages className={classes.pages!} page={page} size={50} total={total} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </Drawer>
  );
}
