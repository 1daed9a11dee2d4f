import { type CallData, contactCalls } from '@wenshu/api-contract';
import { contactTexts } from '@wenshu/texts/collect/contacts';
import { Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { notify } from '../../../app/notices/notices.ts';
import classes from '../respondents/people.module.css';
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
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const refreshContacts = useRefreshContacts();
  const refreshFriends = useRefreshFriends();
  const holds = wish !== null && wish.takenBackAt === null;
  const told = !wish
    ? w.none
    : wish.takenBackAt !== null
      ? w.backAt({ time: momentText(wish.takenBackAt) })
      : w[wish.saidBy]({ time: momentText(wish.saidAt) });
  const change = async () => {
    setIsBusy(true);
    try {
      if (holds) await client.call(contactCalls.takeWishBack, { contact, reason: reason.trim() });
      else await client.call(contactCalls.keepWish, { contacts: [contact] });
      notify.success(holds ? w.takeBackDone : w.setDone);
      setIsOpen(false);
      setReason('');
      await Promise.all([refreshContacts(), refreshFriends()]);
    } catch {
      // The client has told the person; the box stays.
    }
    setIsBusy(false);
  };
  return (
    <div className={own.wish}>
      <span role="status">{told}</span>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {holds ? w.takeBack : w.set}
      </Button>
      {isOpen && (
        <Modal
          open
          title={holds ? w.takeBackTitle : w.setTitle}
          okText={holds ? w.takeBack : w.set}
          cancelText={t.cancel}
          confirmLoading={isBusy}
          okButtonProps={{ disabled: holds && reason.trim() === '' }}
          onOk={() => void change()}
          onCancel={() => setIsOpen(false)}
        >
          <p>{holds ? w.takeBackText : w.setText}</p>
          {holds && (
            <div className={classes.formField}>
              <label htmlFor={id}>{w.reason}</label>
              <Input
                id={id}
                value={reason}
                maxLength={MOST_REASON}
                aria-describedby={`${id}-hint`}
                onChange={event => setReason(event.target.value)}
              />
              <p id={`${id}-hint`} className={classes.hint}>
                {w.reasonHint}
              </p>
            </div>
          )}
        </Modal>
      )}
    </div>
  );
}
