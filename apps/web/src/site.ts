import { followOtherTabs } from './app/session/session.ts';
import { startUpdateCheck } from './app/update-check/start-update-check.ts';
import { guardSitePage } from './areas/people/site/guard-site-page.tsx';
import { showNotices } from './areas/people/site/show-notices.tsx';
import { wakeIslands } from './areas/people/site/waking/wake-islands.ts';

// The public site in a browser: its pages are there already, and what lives in them is woken.
guardSitePage();
wakeIslands(document);
showNotices();
followOtherTabs();
if (import.meta.env.PROD) startUpdateCheck();
