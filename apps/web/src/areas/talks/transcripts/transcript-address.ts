import { stringifySearch } from '../../../app/routes/search.ts';

export const projectParts = ['transcripts', 'people', 'hiding', 'search'] as const;

export interface TranscriptSearch {
  readonly scrollId?: string;
  readonly recordId?: string;
  /** A project of a team in which a new one is to stand. */
  readonly projectId?: string;
  readonly part?: string;
  /** A turn to go to. */
  readonly turnId?: string;
}

/** The pages on which transcripts are worked on. */
export type TranscriptPath = '/record/clean' | '/record/translation' | '/record/analysis';

/** Where transcripts are: the list of their projects, one of those, or one transcript. */
export const transcriptAddress = (of: TranscriptSearch = {}, path: TranscriptPath = '/record/clean'): string =>
  `${path}${stringifySearch({ ...of })}`;
