import { RouterProvider } from '@tanstack/react-router';
import { type ComponentType, type PropsWithChildren, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AskingHost } from './access/asking-host.tsx';
import { completeUser } from './account/complete-user.ts';
import { DocumentsHost } from './account/documents-host.tsx';
import type { buildRouter } from './build-router.tsx';
import { language } from './language/language.ts';
import { showNoticeFromLastPage } from './notices/notices.ts';
import { NoticesHost } from './notices/notices-host.tsx';
import { LinkContext } from './routes/app-link.tsx';
import { beginPage } from './routes/begin-page.ts';
import type { Entry } from './routes/entry-of-path.ts';
import { RoutedLink } from './routes/routed-link.tsx';
import { EntryContext } from './routes/use-go.ts';
import { followOtherTabs } from './session/session.ts';
import { startUpdateCheck } from './update-check/start-update-check.ts';

interface StartOptions {
  readonly entry: Entry;
  readonly router: ReturnType<typeof buildRouter>;
  /** What this bundle's pages stand in besides. */
  readonly Providers?: ComponentType<PropsWithChildren>;
}

export function start({ entry, router, Providers = ({ children }) => children }: StartOptions): void {
  document.documentElement.lang = language === 'en' ? 'en' : 'zh-CN';
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  beginPage(router, location.href);
  createRoot(root).render(
    <StrictMode>
      <EntryContext value={entry}>
        <Providers>
          <LinkContext value={RoutedLink}>
            <RouterProvider router={router} />
          </LinkContext>
        </Providers>
        <NoticesHost />
        <AskingHost />
        <DocumentsHost />
      </EntryContext>
    </StrictMode>,
  );
  followOtherTabs();
  void completeUser();
  showNoticeFromLastPage();
  if (import.meta.env.PROD) startUpdateCheck();
}
