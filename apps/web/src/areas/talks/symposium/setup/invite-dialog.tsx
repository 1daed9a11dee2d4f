import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type InviteKind, inviteKinds, type ListedSeat, mergeFields, symposiumInviteCalls } from '@wenshu/api-contract';
import { symposiumInviteTexts } from '@wenshu/texts/talks/symposium-invites';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { Field, Fields } from '../../../../app/forms/field.tsx';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { newId } from '../../../design/document/reading/new-id.ts';
import classes from '../symposium.module.css';
import { proposedFor } from './proposed-for.ts';

interface InviteDialogProps {
  readonly scrollId: string;
  readonly seats: readonly ListedSeat[];
  onClose(): void;
}

/** An invitation or a reminder, to whom it is due or to some. */
export function InviteDialog({ scrollId, seats, onClose }: InviteDialogProps) {
  const words = useTexts(symposiumInviteTexts);
  const isInvited = seats.some(({ invitedAt }) => invitedAt !== null);
  const [kind, setKind] = useState<InviteKind>(
    isInvited && proposedFor('invite', seats).length === 0 ? 'reminder' : 'invite',
  );
  const proposal = useQuery({
    queryKey: ['symposium-invite', scrollId, kind],
    queryFn: ({ signal }) => client.call(symposiumInviteCalls.inviteText, { scrollId, kind }, { quiet: true, signal }),
    gcTime: 0,
  });
  const known = proposal.data;
  if (!known)
    return (
      <FormDialog title={words.title} submit={words.send} isBusy isDirty={false} onSubmit={() => {}} onClose={onClose}>
        <Loaded of={proposal} words={words}>
          {() => null}
        </Loaded>
      </FormDialog>
    );
  return (
    <WriteDialog
      key={kind}
      scrollId={scrollId}
      seats={seats}
      kind={kind}
      known={known}
      onKind={setKind}
      onClose={onClose}
    />
  );
}

type Proposal = Awaited<ReturnType<typeof client.call<typeof symposiumInviteCalls.inviteText>>>;

interface WriteDialogProps extends InviteDialogProps {
  readonly kind: InviteKind;
  readonly known: Proposal;
  onKind(kind: InviteKind): void;
}

function WriteDialog({ scrollId, seats, kind, known, onKind, onClose }: WriteDialogProps) {
  const t = useTexts(symposiumInviteTexts);
  const queries = useQueryClient();
  const [inviteId] = useState(newId);
  const reachable = seats.filter(({ email, isRemoved }) => email !== '' && !isRemoved);
  const [seatIds, setSeatIds] = useState<readonly string[]>(() => proposedFor(kind, seats));
  const [subject, setSubject] = useState(known.subject);
  const [text, setText] = useState(known.text);
  const [isTried, setIsTried] = useState(false);
  const first = reachable.find(({ seatId }) => seatIds.includes(seatId)) ?? reachable[0];
  const fill = (field: string) => {
    const facts = {
      symposium: known.symposium,
      time: known.time,
      length: known.length,
      name: first?.name ?? t.somebody,
    };
    return Object.entries(facts).find(([name]) => name === field)?.[1] ?? '';
  };
  const { isBusy, run } = useAction(
    () => client.call(symposiumInviteCalls.invite, { scrollId, inviteId, kind, seatIds: [...seatIds], subject, text }),
    {
      done: ({ sent, notAsked }) =>
        [
          known.isReviewed ? t.waits({ count: sent }) : t.sent({ count: sent }),
          notAsked > 0 && t.notAsked({ count: notAsked }),
        ]
          .filter(Boolean)
          .join(' '),
      refresh: () => queries.invalidateQueries({ queryKey: ['symposium-seats', scrollId] }),
      onDone: onClose,
    },
  );
  const problems = {
    to: seatIds.length === 0 ? t.toProblem : undefined,
    subject: subject.trim() === '' ? t.needed : undefined,
    text: text.trim() === '' ? t.needed : undefined,
  };
  const shown = isTried ? problems : undefined;
  const send = () => {
    setIsTried(true);
    if (!problems.to && !problems.subject && !problems.text) void run();
  };
  const isDirty = subject !== known.subject || text !== known.text;
  return (
    <FormDialog
      title={t.title}
      submit={seatIds.length > 0 ? t.sendTo({ count: seatIds.length }) : t.send}
      isBusy={isBusy}
      isDirty={isDirty}
      onSubmit={send}
      onClose={onClose}
    >
      <Fields>
        <Field label={t.kind}>
          {control => (
            <Select
              {...control}
              value={kind}
              disabled={isDirty}
              options={inviteKinds.map(value => ({ value, label: t.kinds[value] }))}
              onChange={onKind}
            />
          )}
        </Field>
        <Field
          label={t.to}
          hint={reachable.length < seats.filter(one => !one.isRemoved).length ? t.withoutAddress : t.toHints[kind]}
          problem={shown?.to}
        >
          {control => (
            <Select
              {...control}
              mode="multiple"
              optionFilterProp="label"
              maxTagCount={8}
              value={[...seatIds]}
              options={reachable.map(({ seatId, name, email }) => ({ value: seatId, label: `${name} · ${email}` }))}
              onChange={setSeatIds}
            />
          )}
        </Field>
        <Field label={t.subject} problem={shown?.subject}>
          {control => (
            <Input {...control} maxLength={200} value={subject} onChange={event => setSubject(event.target.value)} />
          )}
        </Field>
        <Field label={t.text} hint={t.textHint} problem={shown?.text}>
          {control => (
            <Input.TextArea
              {...control}
              autoSize={{ minRows: 6, maxRows: 14 }}
              maxLength={5_000}
              value={text}
              onChange={event => setText(event.target.value)}
            />
          )}
        </Field>
      </Fields>
      <section className={classes.section} aria-label={t.preview}>
        <p className={classes.soft}>{t.preview}</p>
        <p>
          <b>{mergeFields(subject, fill)}</b>
        </p>
        <p className={classes.mail}>{mergeFields(text, fill)}</p>
        <p className={classes.soft}>{t.after}</p>
      </section>
      {known.isReviewed && <p className={classes.soft}>{t.reviewed}</p>}
    </FormDialog>
  );
}
