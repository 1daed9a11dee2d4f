import { buildRouter } from './app/build-router.tsx';
import { BareLayout } from './app/layouts/bare-layout.tsx';
import { SurveyLayout } from './app/layouts/workspace/survey-layout.tsx';
import { TeamLayout } from './app/layouts/workspace/team-layout.tsx';
import { WorkspaceProviders } from './app/layouts/workspace/workspace-providers.tsx';
import { start } from './app/start.tsx';

start({
  entry: 'workspace',
  router: buildRouter('workspace', { bare: BareLayout, team: TeamLayout, survey: SurveyLayout }),
  Providers: WorkspaceProviders,
});
