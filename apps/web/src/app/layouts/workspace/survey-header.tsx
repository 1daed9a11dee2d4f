import { useLocation } from '@tanstack/react-router';
import { kindOfTask } from '@wenshu/api-contract';
import { workspaceTexts } from '@wenshu/texts/design/workspace';
import type { RoutePath } from '@wenshu/texts/routes';
import { BackIcon } from '@wenshu/ui';
import { useEffect, useRef } from 'react';
import { JobsMenu } from '../../../areas/people/jobs/jobs-menu.tsx';
import { MessageBell } from '../../../areas/people/messages/message-bell.tsx';
import { useTexts } from '../../language/language.ts';
import { titleOf } from '../../routes/after-navigation.ts';
import { AppLink } from '../../routes/app-link.tsx';
import { DESKTOP_PATH } from '../../routes/redirects.ts';
import { stringifySearch } from '../../routes/search.ts';
import { AccountMenu } from '../account-menu.tsx';
import { LanguageButton } from '../language-button.tsx';
import classes from './survey-header.module.css';
import { SurveyName } from './survey-name.tsx';
import { stepsOfKind } from './survey-steps.ts';
import { useOrigin } from './use-origin.ts';

/** Whose page this is, the way through it, and who is at work. The pages of the current step in a second row; scrollId goes along. */
export function SurveyHeader() {
  const { steps } = useTexts(workspaceTexts);
  const { path, scrollId } = useLocation({
    select: location => ({
      path: location.pathname as RoutePath,
      scrollId: new URLSearchParams(location.searchStr).get('scrollId'),
    }),
    structuralSharing: true,
  });
  const addressOf = (page: RoutePath) => `${page}${stringifySearch({ scrollId })}`;
  const way = stepsOfKind(kindOfTask(useOrigin(scrollId)));
  const design = way.find(({ name }) => name === 'design');
  const later = way.filter(step => step !== design);
  const current = later.find(step => step.pages.includes(path));
  const bar = useRef<HTMLElement>(null);
  // On a phone both rows are longer than the screen: where one is must be in sight.
  useEffect(() => {
    const here = path && bar.current?.querySelectorAll('[aria-current]');
    if (here) for (const one of here) one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [path]);
  return (
    <header ref={bar} className={classes.bar}>
      <div className={classes.line}>
        <div className={classes.start}>
          <AppLink
            to={DESKTOP_PATH}
            className={classes.back}
            aria-label={steps.backToDesktop}
            title={steps.backToDesktop}
          >
            <BackIcon />
          </AppLink>
          {scrollId && <SurveyName key={scrollId} scrollId={scrollId} />}
        </div>
        <nav className={classes.row} aria-label={steps.label}>
          {design?.pages.map(page => (
            <AppLink key={page} to={addressOf(page)} className={classes.step}>
              {titleOf(page)}
            </AppLink>
          ))}
          {design && <span className={classes.divider} aria-hidden="true" />}
          {later.map(step => (
            <AppLink
              key={step.name}
              to={addressOf(step.pages[0] ?? path)}
              className={classes.step}
              aria-current={step === current ? 'step' : undefined}
            >
              {steps[step.name]}
            </AppLink>
          ))}
        </nav>
        <div className={classes.end}>
          <JobsMenu />
          <MessageBell />
          <LanguageButton />
          <AccountMenu />
        </div>
      </div>
      {current && current.pages.length > 1 && (
        <nav className={classes.pages} aria-label={steps.pagesOf(steps[current.name])}>
          {current.pages.map(page => (
            <AppLink key={page} to={addressOf(page)} className={classes.page}>
              {titleOf(page)}
            </AppLink>
          ))}
        </nav>
      )}
    </header>
  );
}
