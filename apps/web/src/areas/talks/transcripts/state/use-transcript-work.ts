import { idOfTab } from '../../../../app/together/id-of-tab.ts';
import { useWorkByChanges } from '../../../../app/together/use-work-by-changes.ts';
import { type TranscriptOf, transcriptTransport, waitForTranscriptNews } from './transcript-calls.ts';
import { transcriptVerdicts } from './transcript-kind.ts';
import { type OpenedTranscript, openTranscriptWork, type TranscriptWork } from './transcript-work.ts';

/** Opens a transcript to work on, and follows what others do to it as long as the page is there. */
export const useTranscriptWork = (of: TranscriptOf, opened: OpenedTranscript, mayEdit: boolean): TranscriptWork =>
  useWorkByChanges(
    () => openTranscriptWork({ transcriptId: of.transcriptId, opened, transport: transcriptTransport(of), mayEdit }),
    () => waitForTranscriptNews(of, idOfTab()),
    transcriptVerdicts,
  );
