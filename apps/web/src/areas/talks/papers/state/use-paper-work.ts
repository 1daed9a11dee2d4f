import { idOfTab } from '../../../../app/together/id-of-tab.ts';
import { useWorkByChanges } from '../../../../app/together/use-work-by-changes.ts';
import { paperTransport, waitForNews } from './paper-calls.ts';
import { paperVerdicts } from './paper-kind.ts';
import { type OpenedPaper, openPaperWork, type PaperWork } from './paper-work.ts';

/** Opens a paper to work on, and follows what others do to it as long as the page is there. */
export const usePaperWork = (paperId: string, opened: OpenedPaper): PaperWork =>
  useWorkByChanges(
    () => openPaperWork({ paperId, opened, transport: paperTransport(paperId) }),
    () => waitForNews(paperId, idOfTab()),
    paperVerdicts,
  );
