import { useQuery } from '@tanstack/react-query';
import { friendCalls, scrollListCalls } from '@wenshu/api-contract';
import { contactTexts } from '@wenshu/texts/collect/contacts';
import { peopleTexts } from '@wenshu/texts/collect/respondents';
import { Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { Field } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { useGo } from '../../../app/routes/use-go.ts';
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
  const { go } = useGo();
  const [text, setText] = useState('');
  const [scrollId, setScrollId] = useState<string>();
  const search = useSettled(text.trim());
  const surveys = useQuery({
    queryKey: ['invite-surveys', search],
    queryFn: () => client.call(scrollListCalls.search, { text: search || undefined, pageSize: SHOWN }, { quiet: true }),
  });
  const { isBusy, run } = useAction(
    (into: string) => client.call(friendCalls.inviteFriends, { scrollId: into, friendIds: [...friendIds] }),
    {
      onDone: done => {
        const see = () => go(`/survey/launch/channel?scrollId=${scrollId}&view=people`);
        notify.success(t.friends.inviteDone(done), SEE_MS, { label: t.friends.inviteSee, press: see });
        if (done.notAsked > 0) notify.info(p.notAsked({ count: done.notAsked }), SEE_MS);
        onClose();
      },
    },
  );
  return (
    <FormDialog
      title={t.friends.inviteTitle({ count: friendIds.length })}
      submit={t.friends.invite}
      isReady={scrollId !== undefined}
      isBusy={isBusy}
      onSubmit={() => scrollId && run(scrollId)}
      onClose={onClose}
    >
      <Field label={t.friends.inviteSurvey}>
        {control => (
          <Select
            {...control}
            showSearch={{ filterOption: false, onSearch: setText }}
            value={scrollId}
            loading={surveys.isFetching}
            notFoundContent={t.friends.inviteNone}
            options={(surveys.data?.rows ?? []).map(row => ({ value: row.scrollId, label: row.name }))}
            onChange={setScrollId}
          />
        )}
      </Field>
    </FormDialog>
  );
}
