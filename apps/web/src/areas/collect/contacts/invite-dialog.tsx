import { useQuery } from '@tanstack/react-query';
import { friendCalls, scrollListCalls } from '@wenshu/api-contract';
import { contactTexts } from '@wenshu/texts/collect/contacts';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { useGo } from '../../../app/routes/use-go.ts';
import classes from '../respondents/people.module.css';
import { useSettled } from '../respondents/use-people.ts';

interface InviteDialogProps {
  readonly friendIds: readonly string[];
  onClose(): void;
}

const SHOWN = 50;
const SEE_MS = 8000;

/** Friends into the name list of a survey; whoever stands there, or wishes not to be asked, is told by number. */
export function InviteDialog({ friendIds, onClose }: InviteDialogProps) {
  const t = useTexts(contactTexts);
  const p = useTexts(peopleTexts);
  const id = useId();
  const { go } = useGo();
  const [text, setText] = useState('');
  const [scrollId, setScrollId] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const search = useSettled(text.trim());
  const surveys = useQuery({
    queryKey: ['invite-surveys', search],
    queryFn: () => client.call(scrollListCalls.search, { text: search || undefined, pageSize: SHOWN }, { quiet: true }),
  });
  const invite = async () => {
    if (!scrollId) return;
    setIsBusy(true);
    try {
      const done = await client.call(friendCalls.inviteFriends, { scrollId, friendIds: [...friendIds] });
      const see = () => go(`/survey/launch/channel?scrollId=${scrollId}&view=people`);
      notify.success(t.friends.inviteDone(done), SEE_MS, { label: t.friends.inviteSee, press: see });
      if (done.notAsked > 0) notify.info(p.notAsked({ count: done.notAsked }), SEE_MS);
      onClose();
    } catch {
      setIsBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t.friends.inviteTitle({ count: friendIds.length })}
      okText={t.friends.invite}
      cancelText={t.cancel}
      okButtonProps={{ disabled: !scrollId }}
      confirmLoading={isBusy}
      onOk={() => void invite()}
      onCancel={onClose}
    >
      <div className={classes.formField}>
        <label htmlFor={id}>{t.friends.inviteSurvey}</label>
        <Select
          id={id}
          showSearch={{ filterOption: false, onSearch: setText }}
          className={classes.wide}
          value={scrollId}
          loading={surveys.isFetching}
          notFoundContent={t.friends.inviteNone}
          options={(surveys.data?.rows ?? []).map(row => ({ value: row.scrollId, label: row.name }))}
          onChange={setScrollId}
        />
      </div>
    </Modal>
  );
}
