import type { SendMethod, SendRecipient } from '@wenshu/api-contract';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { type ListColumn, ListTable, StatusTag } from '@wenshu/ui';
import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { statusText, toneOf } from '../respondents/person-words.ts';
import { sentTones, shortTimeText } from '../respondents/sent-words.ts';
import classes from './sending.module.css';

interface RecipientTableProps {
  readonly items: readonly SendRecipient[];
  readonly sendMethod: SendMethod;
  /** When something is decided about those who are chosen: then all of them are doubtful, and how they stand need not be said. */
  readonly choice?: { readonly chosen: readonly string[]; onChoose(ids: readonly string[], isOn: boolean): void };
}

type Column = 'address' | 'state' | 'time' | 'handed' | 'opened' | 'visited' | 'answer';

/** A line for each recipient; on a phone a card. */
export function RecipientTable({ items, sendMethod, choice }: RecipientTableProps) {
  const t = useTexts(sendingTexts);
  const opened: readonly Column[] = sendMethod === 'mail' ? ['opened'] : [];
  const columns: readonly Column[] = choice
    ? ['address', 'handed', 'visited', 'answer']
    : ['address', 'state', 'time', ...opened, 'visited', 'answer'];
  const said = (isSo: boolean) => (isSo ? t.yes : t.no);
  const timeOf = (time: number | null) => (time === null ? '–' : shortTimeText(time));
  const cells: Readonly<Record<Column, (one: SendRecipient) => ReactNode>> = {
    address: ({ address, sendId }) => (
      <span>
        {address}
        {choice && sendId && (
          <span className={classes.id}>
            {t.doubtful.ids[sendMethod]}: <code>{sendId}</code>
          </span>
        )}
      </span>
    ),
    state: ({ state, reason }) => (
      <span>
        <StatusTag tone={sentTones[state]}>{t.states[state]}</StatusTag>
        {reason && <span className={classes.reason}>{t.reasons[reason]}</span>}
      </span>
    ),
    time: ({ sentTime }) => <span className={classes.moment}>{timeOf(sentTime)}</span>,
    handed: ({ handedTime }) => <span className={classes.moment}>{timeOf(handedTime)}</span>,
    opened: ({ openedTime }) => said(openedTime !== null),
    visited: ({ hasVisited }) => said(hasVisited),
    answer: ({ answerStatus }) => <StatusTag tone={toneOf(answerStatus)}>{statusText(answerStatus)}</StatusTag>,
  };
  const ids = items.map(({ respondentId }) => respondentId);
  const name: ListColumn<SendRecipient> = {
    key: 'name',
    title: t.columns.name,
    as: 'name',
    cell: one =>
      choice ? (
        <Checkbox
          checked={choice.chosen.includes(one.respondentId)}
          onChange={({ target }) => choice.onChoose([one.respondentId], target.checked)}
        >
          {one.name}
        </Checkbox>
      ) : (
        one.name
      ),
    head: choice && (
      <Checkbox
        aria-label={t.doubtful.chooseAll}
        checked={ids.every(id => choice.chosen.includes(id))}
        onChange={({ target }) => choice.onChoose(ids, target.checked)}
      >
        {t.columns.name}
      </Checkbox>
    ),
  };
  return (
    <ListTable
      isBare
      label={t.recipients}
      rows={items}
      keyOf={({ respondentId }) => respondentId}
      columns={[
        name,
        ...columns.map(column => ({
          key: column,
          title: t.columns[column],
          cell: cells[column],
          as: 'words' as const,
        })),
      ]}
    />
  );
}
