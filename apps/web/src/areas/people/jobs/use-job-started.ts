import { jobTexts } from '@wenshu/texts/people/jobs';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { useGo } from '../../../app/routes/use-go.ts';
import { DOWNLOADS_PATH } from './jobs-menu.tsx';
import { useRefreshJobs } from './use-jobs.ts';

const NOTICE_MS = 6000;

/** To be called after a file was asked for: says that it is being made and where it will be, and the menu shows it at once. */
export function useJobStarted(): () => Promise<void> {
  const t = useTexts(jobTexts);
  const { go } = useGo();
  const refresh = useRefreshJobs();
  return () => {
    notify.info(t.started, NOTICE_MS, { label: t.toDownloads, press: () => go(DOWNLOADS_PATH) });
    return refresh();
  };
}
