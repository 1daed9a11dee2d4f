import { type CallData, contactCalls } from '@wenshu/api-contract';
import { contactTexts } from '@wenshu/texts/collect/contacts';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { Field } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import own from './contacts.module.css';
import { useRefreshContacts } from './use-contacts.ts';
import { useRefreshFriends } from './use-friends.ts';

interface WishPanelProps {
  readonly contact: string;
  readonly wish: CallData<typeof contactCalls.contactSurveys>['wish'];
}

const MOST_REASON = 200;

/** Whether the person may be asked again: set here with a question before it, taken back with a reason. */
export function WishPanel({ contact, wish }: WishPanelProps) {
  const t = useTexts(contactTexts);
  const w = t.respondents.wish;
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const refreshContacts = useRefreshContacts();
  const refreshFriends = useRefreshFriends();
  const holds = wish !== null && wish.takenBackAt === null;
  const told = !wish
    ? w.none
    : wish.takenBackAt !== null
      ? w.backAt({ time: momentText(wish.takenBackAt) })
      : w[wish.saidBy]({ time: momentText(wish.saidAt) });
  const close = () => {
    setIsOpen(false);
    setReason('');
  };
  const { isBusy, run: change } = useAction(
    async () => {
      if (holds) await client.call(contactCalls.takeWishBack, { contact, reason: reason.trim() });
      else await client.call(contactCalls.keepWish, { contacts: [contact] });
      // Before what holds now is fetched: the box would ask the other question for a moment.
      close();
    },
    {
      done: holds ? w.takeBackDone : w.setDone,
      refresh: () => Promise.all([refreshContacts(), refreshFriends()]),
    },
  );
  return (
    <div className={own.wish}>
      <span role="status">{told}</span>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {holds ? w.takeBack : w.set}
      </Button>
      {isOpen && (
        <FormDialog
          title={holds ? w.takeBackTitle : w.setTitle}
          submit={holds ? w.takeBack : w.set}
          isBusy={isBusy}
          isReady={!holds || reason.trim() !== ''}
          onSubmit={change}
          onClose={close}
        >
          <p>{holds ? w.takeBackText : w.setText}</p>
          {holds && (
            <Field label={w.reason} hint={w.reasonHint}>
              {control => (
                <Input
                  {...control}
                  value={reason}
                  maxLength={MOST_REASON}
                  onChange={event => setReason(event.target.value)}
                />
              )}
            </Field>
          )}
        </FormDialog>
      )}
    </div>
  );
}
