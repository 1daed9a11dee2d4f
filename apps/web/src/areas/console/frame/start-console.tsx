import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { language } from '../../../app/language/language.ts';
import { WorkspaceProviders } from '../../../app/layouts/workspace/workspace-providers.tsx';
import { NoticesHost } from '../../../app/notices/notices-host.tsx';
import { LinkContext } from '../../../app/routes/app-link.tsx';
import { RoutedLink } from '../../../app/routes/routed-link.tsx';
import { EntryContext } from '../../../app/routes/use-go.ts';
import { startUpdateCheck } from '../../../app/update-check/start-update-check.ts';
import { buildConsoleRouter } from './console-router.tsx';

export function startConsole(): void {
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN';
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  createRoot(root).render(
    <StrictMode>
      <EntryContext value="console">
        <WorkspaceProviders>
          <LinkContext value={RoutedLink}>
            <RouterProvider router={buildConsoleRouter()} />
          </LinkContext>
        </WorkspaceProviders>
        <NoticesHost />
      </EntryContext>
    </StrictMode>,
  );
  if (import.meta.env.PROD) startUpdateCheck();
}
