import type { PaperRole, PresentPaperReader } from '@wenshu/api-contract';
import type { Paper } from '@wenshu/papers';
import type { News, Transport } from '@wenshu/together';
import { openWorkByChanges } from '../../../../app/together/open-work-by-changes.ts';
import { type PaperWorkShape, paperKind } from './paper-kind.ts';

interface Facts {
  readonly role: PaperRole;
  /** Another one as soon as a source came or went. */
  readonly sourcesVersion: number;
}

export interface PaperNews extends News<PaperWorkShape>, Facts {
  readonly others?: readonly PresentPaperReader[] | undefined;
}

export interface OpenedPaper extends Facts {
  readonly document: Paper;
  readonly version: number;
  readonly isOwn: boolean;
}

export type PaperWork = ReturnType<typeof openPaperWork>;
/** What is known of a paper on this page. */
export type PaperState = ReturnType<PaperWork['store']['getState']>;

interface Opening {
  readonly paperId: string;
  readonly opened: OpenedPaper;
  readonly transport: Transport<PaperWorkShape>;
}

/** As many as the call takes. */
const MOST_CHANGES = 1_000;

/** A paper while somebody works on it. */
export const openPaperWork = ({ paperId, opened, transport }: Opening) =>
  openWorkByChanges<Paper, Facts, PresentPaperReader>({
    documentId: paperId,
    kind: paperKind,
    opened,
    facts: factsOf(opened),
    factsOf,
    transport,
    mostChanges: MOST_CHANGES,
  });

const factsOf = ({ role, sourcesVersion }: Facts): Facts => ({ role, sourcesVersion });
