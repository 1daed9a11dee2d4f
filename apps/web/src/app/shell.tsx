import { Outlet, rootRouteId, useRouteContext, useRouter } from '@tanstack/react-router';
import { shellTexts } from '@wenshu/texts/shell';
import { useEffect, useState } from 'react';
import type { GuardContext } from './guard/create-guard.ts';
import { SignInPrompt } from './guard/sign-in-prompt.tsx';
import { useTexts } from './language/language.ts';
import { afterNavigation, titleOfPath } from './routes/after-navigation.ts';
import classes from './shell.module.css';

/** Around every page: the skip link, the guard's box, and what a screen reader hears after a navigation. */
export function Shell() {
  const texts = useTexts(shellTexts);
  const { loginAddress } = useRouteContext({ from: rootRouteId }) as GuardContext;
  const announcement = useAnnouncedNavigation();
  return (
    <>
      <a className={classes.skip} href="#content">
        {texts.skipToContent}
      </a>
      {loginAddress ? <SignInPrompt loginAddress={loginAddress} /> : <Outlet />}
      <p className={classes.hidden} role="status">
        {announcement}
      </p>
    </>
  );
}

function useAnnouncedNavigation(): string {
  const router = useRouter();
  const texts = useTexts(shellTexts);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    history.scrollRestoration = 'manual';
    return router.subscribe('onResolved', event => {
      const isFirst = event.fromLocation === undefined;
      afterNavigation(event, isFirst);
      if (!isFirst && event.pathChanged) setAnnouncement(texts.openedPage(titleOfPath(event.toLocation.pathname)));
    });
  }, [router, texts]);
  return announcement;
}
