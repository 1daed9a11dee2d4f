import type { PresentTranscriptReader, TranscriptSound } from '@wenshu/api-contract';
import type { News, Transport } from '@wenshu/together';
import type { Transcript } from '@wenshu/transcripts';
import { openWorkByChanges } from '../../../../app/together/open-work-by-changes.ts';
import { type TranscriptWorkShape, transcriptKind } from './transcript-kind.ts';

interface Told {
  /** Another one as soon as people, attributes or sound of the project have changed. */
  readonly projectVersion: number;
}

export interface TranscriptNews extends News<TranscriptWorkShape>, Told {
  readonly others?: readonly PresentTranscriptReader[] | undefined;
}

export interface OpenedTranscript extends Told {
  readonly document: Transcript;
  readonly version: number;
  readonly sound: TranscriptSound | null;
}

export type TranscriptWork = ReturnType<typeof openTranscriptWork>;
export type TranscriptState = ReturnType<TranscriptWork['store']['getState']>;

/** As many as the call takes. */
export const MOST_CHANGES = 10_000;

interface Opening {
  readonly transcriptId: string;
  readonly opened: OpenedTranscript;
  readonly transport: Transport<TranscriptWorkShape>;
  readonly mayEdit: boolean;
}

/** A transcript while somebody works on it, or only reads. */
export function openTranscriptWork({ transcriptId, opened, transport, mayEdit }: Opening) {
  const factsOf = ({ projectVersion }: Told) => ({ role: mayEdit ? 'edit' : 'view', projectVersion });
  return openWorkByChanges<Transcript, Told & { readonly role: string }, PresentTranscriptReader>({
    documentId: transcriptId,
    kind: transcriptKind,
    opened,
    facts: factsOf(opened),
    factsOf,
    transport,
    mostChanges: MOST_CHANGES,
  });
}
