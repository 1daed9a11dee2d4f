import { type SendRecipient, type SendState, type SendTask, sendStates } from '@wenshu/api-contract';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { EmptyState, StatusTag } from '@wenshu/ui';
import { Checkbox, Drawer, Select } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { ListPages } from '../../../app/list-pages.tsx';
import { Loaded } from '../../../app/loaded.tsx';
import { statusText, toneOf } from '../people/person-words.ts';
import { sentTones, timeText } from '../people/sent-words.ts';
import { DoubtfulBar } from './doubtful-bar.tsx';
import classes from './sending.module.css';
import { useRecipients } from './use-sending.ts';

interface RecipientsDrawerProps {
  readonly scrollId: string;
  readonly task: SendTask;
  /** Shown first; everybody when unset. */
  readonly begins: SendState | undefined;
  onClose(): void;
}

/** Everybody of one sending: sent or why not, opened, visited, answered. */
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
  const isMail = task.sendMethod === 'mail';
  const timeOf = ({ sentTime, handedTime }: SendRecipient) => {
    if (sentTime !== null) return timeText(sentTime);
    return handedTime === null ? '–' : t.doubtful.handed({ time: timeText(handedTime) });
  };
  const said = (isSo: boolean) => (isSo ? t.yes : t.no);
  return (
    <Drawer open size="large" title={t.recipientsTitle({ name: task.name })} onClose={onClose}>
      <Select
        className={classes.filter!}
        allowClear
        aria-label={t.columns.state}
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
              {isDeciding && <DoubtfulBar {...{ scrollId, task, total, chosen }} onDecided={() => setChosen([])} />}
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reached by keys. */}
              <section className={classes.frame} aria-label={t.recipients} tabIndex={0}>
                <table className={classes.table}>
                  <thead>
                    <tr>
                      {isDeciding && (
                        <th scope="col">
                          <Checkbox
                            aria-label={t.doubtful.chooseAll}
                            checked={items.every(one => chosen.includes(one.respondentId))}
                            onChange={({ target }) =>
                              choose(
                                items.map(one => one.respondentId),
                                target.checked,
                              )
                            }
                          />
                        </th>
                      )}
                      <th scope="col">{t.columns.name}</th>
                      <th scope="col">{t.columns.address}</th>
                      <th scope="col">{t.columns.state}</th>
                      <th scope="col">{t.columns.time}</th>
                      {isMail && <th scope="col">{t.columns.opened}</th>}
                      <th scope="col">{t.columns.visited}</th>
                      <th scope="col">{t.columns.answer}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {items.map(one => (
                      <tr key={one.respondentId}>
                        {isDeciding && (
                          <td>
                            <Checkbox
                              aria-label={t.doubtful.choose({ name: one.name })}
                              checked={chosen.includes(one.respondentId)}
                              onChange={({ target }) => choose([one.respondentId], target.checked)}
                            />
                          </td>
                        )}
                        <td>{one.name}</td>
                        <td>
                          {one.address}
                          {one.sendId && (
                            <p className={classes.id}>
                              {t.doubtful.ids[task.sendMethod]}: <code>{one.sendId}</code>
                            </p>
                          )}
                        </td>
                        <td>
                          <StatusTag tone={sentTones[one.state]}>{t.states[one.state]}</StatusTag>
                          {one.reason && <p className={classes.soft}>{t.reasons[one.reason]}</p>}
                        </td>
                        <td>{timeOf(one)}</td>
                        {isMail && <td>{said(one.openedTime !== null)}</td>}
                        <td>{said(one.hasVisited)}</td>
                        <td>
                          <StatusTag tone={toneOf(one.answerStatus)}>{statusText(one.answerStatus)}</StatusTag>
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
              <ListPages className={classes.pages!} page={page} size={50} total={total} onPage={setPage} />
            </>
          )
        }
      </Loaded>
    </Drawer>
  );
}
