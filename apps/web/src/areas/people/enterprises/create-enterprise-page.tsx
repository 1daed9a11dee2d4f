import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { enterpriseCalls } from '@wenshu/api-contract';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { EmptyState, PageTitle } from '@wenshu/ui';
import { Button } from 'antd';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { notify } from '../../../app/notices/notices.ts';
import { useGo } from '../../../app/routes/use-go.ts';
import shell from '../../../app/team/team.module.css';
import { chooseEnterprise, useRefreshEnterprises } from '../../../app/team/use-enterprise.ts';
import { blankDraft, EnterpriseForm } from './enterprise-form.tsx';
import classes from './team.module.css';

const PROJECTS = '/team/workSpace/workSpace-project';

/** /team/create-enterPrise: found an enterprise, or follow an invitation into one (`?invitation=`). */
export default function CreateEnterprisePage() {
  const t = useTexts(teamTexts);
  const { go } = useGo();
  const refresh = useRefreshEnterprises();
  const { invitation } = useSearch({ strict: false }) as { invitation?: string };
  const enter = async (enterpriseId: string, words: string) => {
    chooseEnterprise(enterpriseId);
    await refresh();
    notify.success(words);
    go(PROJECTS);
  };
  return (
    <div className={shell.page}>
      <PageTitle
        title={invitation === undefined ? t.create : t.join.title}
        {...(invitation === undefined && { lead: t.createLead })}
      />
      <div className={shell.body}>
        {invitation === undefined ? (
          <EnterpriseForm
            start={blankDraft}
            submit={t.create}
            onSave={async information => {
              const { enterpriseId } = await client.call(enterpriseCalls.create, information);
              await enter(enterpriseId, t.created);
            }}
          />
        ) : (
          <Invitation invitation={invitation} onJoined={id => enter(id, t.join.joined)} />
        )}
      </div>
    </div>
  );
}

interface InvitationProps {
  readonly invitation: string;
  onJoined(enterpriseId: string): Promise<void>;
}

function Invitation({ invitation, onJoined }: InvitationProps) {
  const t = useTexts(teamTexts);
  const { go } = useGo();
  const opened = useQuery({
    queryKey: ['invitation', invitation],
    queryFn: () => client.call(enterpriseCalls.openInvitation, { invitation }, { quiet: true }),
    retry: false,
  });
  const { isBusy, run: join } = useAction(() => client.call(enterpriseCalls.join, { invitation }), {
    onDone: ({ enterpriseId }) => onJoined(enterpriseId),
  });
  if (opened.isError) return <EmptyState title={t.join.invalid} text={t.join.invalidText} />;
  return (
    <Loaded of={opened} words={t}>
      {({ name, isMember, asksSecondFactor }) => (
        <div className={classes.card}>
          <p>{isMember ? t.join.member({ name }) : t.join.text({ name })}</p>
          {asksSecondFactor && !isMember && <p>{t.join.asks}</p>}
          {isMember ? (
            <Button type="primary" onClick={() => go(PROJECTS)}>
              {t.join.open}
            </Button>
          ) : (
            <Button type="primary" loading={isBusy} onClick={() => void join()}>
              {t.join.accept}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  );
}
