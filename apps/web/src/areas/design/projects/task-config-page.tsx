import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { authorityCalls, scrollCalls } from '@wenshu/api-contract';
import { projectTexts } from '@wenshu/texts/design/projects';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { actionClass } from '@wenshu/ui';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { useOrigin } from '../../../app/layouts/workspace/use-origin.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { openAddress } from '../../../app/routes/open-address.ts';
import { InEnterprise } from '../../../app/team/in-enterprise.tsx';
import { TeamPanel } from './team-panel.tsx';

/** /team/task-relation/task-config: who may do what in one task (P2.37). */
export default function TaskConfigPage() {
  const { tasks: t } = useTexts(projectTexts);
  const words = useTexts(teamTexts);
  const { scrollId = '' } = useSearch({ strict: false }) as { scrollId?: string };
  const origin = useOrigin(scrollId);
  const task = useQuery({
    queryKey: ['task-config', scrollId],
    queryFn: async () => ({
      ...(await client.call(scrollCalls.get, { scrollId }, { quiet: true })),
      ...(await client.call(authorityCalls.queryDataAuthoritys, { dataId: scrollId }, { quiet: true })),
    }),
  });
  const open = (
    <AppLink to={openAddress({ scrollId, origin })} className={actionClass('quiet')}>
      {t.toSurvey}
    </AppLink>
  );
  return (
    <InEnterprise title={task.data?.name ?? t.config} lead={t.permissions} actions={() => open}>
      {({ enterpriseId }) => (
        <Loaded of={task} words={words}>
          {({ rights }) => (
            <TeamPanel
              enterpriseId={enterpriseId}
              of={{ scrollId }}
              mayChange={rights.includes('questionnaire.share')}
            />
          )}
        </Loaded>
      )}
    </InEnterprise>
  );
}
