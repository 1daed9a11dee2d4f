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

/** Where transcripts are: the list of their projects, one of those, or one transcript. */
export const transcriptAddress = (of: TranscriptSearch = {}): string => `/record/clean${stringifySearch({ ...of })}`;
