import { createRoot } from 'react-dom/client';
import { reportBug } from '../../../app/actions/report-bug.ts';
import { showNoticeFromLastPage, useNotices } from '../../../app/notices/notices.ts';

/** What is told over the page: by the page before this one, such as having signed out, and by what lives in this one. Its place comes with the first of it. */
export function showNotices(): void {
  const stop = useNotices.subscribe(() => {
    stop();
    open().catch(reportBug);
  });
  showNoticeFromLastPage();
}

async function open(): Promise<void> {
  const { NoticesHost } = await import('../../../app/notices/notices-host.tsx');
  createRoot(document.body.appendChild(document.createElement('div'))).render(<NoticesHost />);
}
