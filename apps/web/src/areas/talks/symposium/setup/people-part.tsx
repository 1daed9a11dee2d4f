import { PlusOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ListedSeat,
  MOST_ROOM_SEATS,
  type SeatAudience,
  type SeatMail,
  symposiumInviteCalls,
  symposiumSeatCalls,
} from '@wenshu/api-contract';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { symposiumTexts } from '@wenshu/texts/talks/symposium';
import { symposiumInviteTexts } from '@wenshu/texts/talks/symposium-invites';
import { EmptyState, type ListColumn, ListTable, StatusTag } from '@wenshu/ui';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { downloadFile } from '../../../../app/download-file.ts';
import { Field, Fields } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { momentText } from '../../../../app/language/moment-text.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { copyText } from '../../../../app/notices/copy-text.ts';
import { askBox } from '../../../../app/notices/notices.ts';
import classes from '../symposium.module.css';
import { InviteDialog } from './invite-dialog.tsx';
import { readPeople, writePeople } from './read-people.ts';
import { TakePeople } from './take-people.tsx';

const HERE_MS = 60_000;
const audiences: readonly SeatAudience[] = ['participant', 'observer', 'moderator'];

interface PeoplePartProps {
  readonly scrollId: string;
  readonly mayOpen: boolean;
}

/** Who has a seat, each with an address of their own. */
export function PeoplePart({ scrollId, mayOpen }: PeoplePartProps) {
  const words = useTexts(symposiumTexts);
  const t = words.people;
  const i = useTexts(symposiumInviteTexts);
  const [isAdding, setIsAdding] = useState(false);
  const [isInviting, setIsInviting] = useState(false);
  const loading = useAction(() => client.call(symposiumInviteCalls.hostCalendar, { scrollId }), {
    onDone: downloadFile,
  });
  const seats = useQuery({
    queryKey: ['symposium-seats', scrollId],
    queryFn: ({ signal }) => client.call(symposiumSeatCalls.seats, { scrollId }, { quiet: true, signal }),
    enabled: mayOpen,
  });
  if (!mayOpen) return <p className={`${classes.wide} ${classes.soft}`}>{t.forOpeners}</p>;
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setIsAdding(true)}>
      {t.add}
    </Button>
  );
  const copyAll = (items: readonly ListedSeat[]) =>
    copyText(items.map(({ name, address }) => `${name}\t${address}`).join('\n'), {
      done: t.copiedAll,
      failed: t.copyFailed,
    });
  return (
    <div className={classes.wide}>
      <Loaded
        of={seats}
        words={words}
        empty={{
          isSo: ({ items }) => items.length === 0,
          shows: <EmptyState title={t.empty} text={t.emptyText} actions={add} />,
        }}
      >
        {({ items }) => (
          <>
            <div className={`${classes.line} ${classes.people}`}>
              {add}
              {items.some(({ email, isRemoved }) => email !== '' && !isRemoved) && (
                <Button onClick={() => setIsInviting(true)}>{i.open}</Button>
              )}
              <Button loading={loading.isBusy} onClick={() => void loading.run()}>
                {i.calendar}
              </Button>
              <Button onClick={() => void copyAll(items.filter(({ isRemoved }) => !isRemoved))}>{t.copyAll}</Button>
            </div>
            <Seats scrollId={scrollId} seats={items} />
            {isInviting && <InviteDialog scrollId={scrollId} seats={items} onClose={() => setIsInviting(false)} />}
          </>
        )}
      </Loaded>
      {isAdding && <AddDialog scrollId={scrollId} onClose={() => setIsAdding(false)} />}
    </div>
  );
}

function Seats({ scrollId, seats }: { readonly scrollId: string; readonly seats: readonly ListedSeat[] }) {
  const words = useTexts(symposiumTexts);
  const t = words.people;
  const i = useTexts(symposiumInviteTexts);
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: ['symposium-seats', scrollId] });
  const renewing = useAction((seatId: string) => client.call(symposiumSeatCalls.renewCode, { scrollId, seatId }), {
    refresh,
    onDone: ({ address }) => copyText(address, { done: t.renewed, failed: t.copyFailed }),
  });
  const removing = useAction(
    (seatId: string) => client.call(symposiumSeatCalls.removeSeats, { scrollId, seatIds: [seatId] }),
    { refresh },
  );
  const renew = async ({ seatId, name }: ListedSeat) => {
    const asked = { title: t.renewTitle, text: t.renewText({ name }), confirm: t.renewDo, decline: words.cancel };
    if (await askBox(asked)) void renewing.run(seatId);
  };
  const remove = async ({ seatId, name }: ListedSeat) => {
    const asked = { title: t.removeTitle, text: t.removeText({ name }), confirm: t.removeDo, decline: words.cancel };
    if (await askBox(asked)) void removing.run(seatId);
  };
  const columns: readonly ListColumn<ListedSeat>[] = [
    {
      key: 'name',
      title: t.name,
      as: 'name',
      cell: ({ name, chosenName }) => (chosenName && chosenName !== name ? `${name} (${chosenName})` : name),
    },
    { key: 'audience', title: t.audience, cell: ({ audience }) => t.audiences[audience] },
    { key: 'contact', title: t.contact, cell: ({ email, mobile }) => email || mobile },
    { key: 'status', title: t.status, cell: seat => <StatusTag>{t[statusOf(seat, Date.now())]}</StatusTag> },
    { key: 'mail', title: i.column, cell: ({ mail }) => mail && <MailState mail={mail} /> },
    { key: 'messages', title: t.messages, as: 'number', cell: ({ messages }) => messages },
    {
      key: 'link',
      title: t.link,
      cell: seat =>
        !seat.isRemoved && (
          <span>
            <Button
              type="link"
              aria-label={t.copyOf({ name: seat.name })}
              onClick={() => void copyText(seat.address, { done: t.copied, failed: t.copyFailed })}
            >
              {t.copy}
            </Button>
            <Button type="text" aria-label={t.renewOf({ name: seat.name })} onClick={() => void renew(seat)}>
              {t.renew}
            </Button>
            <Button type="text" danger aria-label={t.removeOf({ name: seat.name })} onClick={() => void remove(seat)}>
              {t.remove}
            </Button>
          </span>
        ),
    },
  ];
  return <ListTable label={t.label} columns={columns} rows={seats} keyOf={({ seatId }) => seatId} />;
}

function MailState({ mail: { state, reason, rejection, at } }: { readonly mail: SeatMail }) {
  const { states, reasons } = useTexts(sendingTexts);
  const why = rejection || (reason ? reasons[reason] : '');
  return (
    <span>
      <StatusTag>{states[state]}</StatusTag> <span className={classes.soft}>{why || momentText(at)}</span>
    </span>
  );
}

function statusOf(seat: ListedSeat, now: number): 'removed' | 'here' | 'came' | 'consented' | 'notYet' {
  if (seat.isRemoved) return 'removed';
  if (seat.lastHereAt !== null && now - seat.lastHereAt < HERE_MS) return 'here';
  if (seat.firstCameAt !== null) return 'came';
  return seat.consentAt === null ? 'notYet' : 'consented';
}

function AddDialog({ scrollId, onClose }: { readonly scrollId: string; onClose(): void }) {
  const t = useTexts(symposiumTexts).people;
  const i = useTexts(symposiumInviteTexts);
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [audience, setAudience] = useState<SeatAudience>('participant');
  const [isTried, setIsTried] = useState(false);
  const people = readPeople(text);
  const problem =
    people.length > MOST_ROOM_SEATS
      ? t.tooMany({ count: MOST_ROOM_SEATS })
      : isTried && people.length === 0
        ? t.pasteProblem
        : undefined;
  const { isBusy, run } = useAction(
    () => client.call(symposiumSeatCalls.addSeats, { scrollId, rows: people.map(person => ({ ...person, audience })) }),
    {
      done: ({ seatIds, doubles }) =>
        doubles.length > 0
          ? `${t.added({ count: seatIds.length })} ${i.doubles({ names: doubles.join(', ') })}`
          : t.added({ count: seatIds.length }),
      refresh: () => queries.invalidateQueries({ queryKey: ['symposium-seats', scrollId] }),
      onDone: onClose,
    },
  );
  const add = () => {
    setIsTried(true);
    if (people.length > 0 && people.length <= MOST_ROOM_SEATS) void run();
  };
  return (
    <FormDialog
      title={t.addTitle}
      submit={people.length > 0 ? t.doAdd({ count: people.length }) : t.add}
      isBusy={isBusy}
      isDirty={text !== ''}
      onSubmit={add}
      onClose={onClose}
    >
      <Fields>
        <Field label={t.audience}>
          {control => (
            <Select
              {...control}
              value={audience}
              options={audiences.map(value => ({ value, label: t.audiences[value] }))}
              onChange={setAudience}
            />
          )}
        </Field>
        <TakePeople
          onTaken={people => setText(before => [before.trim(), writePeople(people)].filter(Boolean).join('\n'))}
        />
        <Field label={t.paste} hint={t.pasteHint} problem={problem}>
          {control => (
            <Input.TextArea
              {...control}
              autoSize={{ minRows: 6, maxRows: 16 }}
              value={text}
              onChange={event => setText(event.target.value)}
            />
          )}
        </Field>
      </Fields>
    </FormDialog>
  );
}
