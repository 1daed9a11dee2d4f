import { useQuery } from '@tanstack/react-query';
import { type Enterprise, enterpriseCalls } from '@wenshu/api-contract';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { Button } from 'antd';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { copyText } from '../../../app/notices/copy-text.ts';
import classes from './team.module.css';

interface InviteDialogProps {
  readonly enterprise: Enterprise;
  onClose(): void;
}

/** A fresh link each time the box is opened: only its hash is kept, so an old one cannot be shown again. */
export function InviteDialog({ enterprise: { enterpriseId }, onClose }: InviteDialogProps) {
  const t = useTexts(teamTexts);
  const made = useQuery({
    queryKey: ['made-invitation', enterpriseId],
    queryFn: () => client.call(enterpriseCalls.invite, { enterpriseId }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const { isBusy, run: end } = useAction(() => client.call(enterpriseCalls.endInvitation, { enterpriseId }), {
    done: t.members.ended,
    onDone: onClose,
  });
  return (
    <ViewDialog title={t.members.invite} onClose={onClose}>
      <p>{t.members.inviteText}</p>
      <Loaded of={made} words={t}>
        {({ invitation }) => {
          const address = `${location.origin}/team/create-enterPrise?invitation=${invitation}`;
          return (
            <>
              <p className={classes.link}>{address}</p>
              <div className={classes.bar}>
                <Button
                  type="primary"
                  onClick={() => void copyText(address, { done: t.members.copied, failed: t.members.notCopied })}
                >
                  {t.members.copy}
                </Button>
                <Button loading={isBusy} onClick={() => void end()}>
                  {t.members.end}
                </Button>
              </div>
            </>
          );
        }}
      </Loaded>
    </ViewDialog>
  );
}
