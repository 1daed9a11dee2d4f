import { useQuery } from '@tanstack/react-query';
import { messageCalls } from '@wenshu/api-contract';
import { messageScreenTexts } from '@wenshu/texts/people/message-screen';
import { client } from '../../../app/client.ts';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { MailSettingForm } from './mail-setting-form.tsx';

/** Whether one's messages also come by mail, where to, and which of them. */
export function MailSettingDialog({ onClose }: { onClose(): void }) {
  const t = useTexts(messageScreenTexts);
  const setting = useQuery({
    queryKey: ['message-mail'],
    queryFn: () => client.call(messageCalls.mailSetting, {}, { quiet: true }),
    // Somebody may have unsubscribed in a mail since: what stands here is always asked for anew.
    gcTime: 0,
  });
  return (
    <ViewDialog title={t.mail.title} onClose={onClose}>
      <Loaded of={setting} words={t}>
        {start => <MailSettingForm start={start} onDone={onClose} />}
      </Loaded>
    </ViewDialog>
  );
}
