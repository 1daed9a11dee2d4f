import { shellTexts } from '@wenshu/texts/shell';
import { Logo } from '@wenshu/ui';
import type { ReactNode } from 'react';
import { JobsMenu } from '../../../areas/people/jobs/jobs-menu.tsx';
import { MessageBell } from '../../../areas/people/messages/message-bell.tsx';
import { useTexts } from '../../language/language.ts';
import { AppLink } from '../../routes/app-link.tsx';
import { DESKTOP_PATH } from '../../routes/redirects.ts';
import { AccountMenu } from '../account-menu.tsx';
import { LanguageButton } from '../language-button.tsx';
import classes from './workspace-header.module.css';

interface WorkspaceHeaderProps {
  /** Before the mark, such as the button that opens the navigation on a phone. */
  readonly before?: ReactNode;
  /** Between the mark and the person. */
  readonly children?: ReactNode;
}

export function WorkspaceHeader({ before, children }: WorkspaceHeaderProps) {
  const { productName, beingBuilt } = useTexts(shellTexts);
  return (
    <header className={classes.header}>
      {before}
      <AppLink to={DESKTOP_PATH} className={classes.home} aria-label={`${productName} · ${beingBuilt.toDesktop}`}>
        <Logo name={productName} />
      </AppLink>
      <div className={classes.middle}>{children}</div>
      <JobsMenu />
      <span data-tour="messages" className={classes.bell}>
        <MessageBell />
      </span>
      <LanguageButton />
      <AccountMenu />
    </header>
  );
}
