import { stringifySearch } from '../../../../app/routes/search.ts';

export interface TalkAnalysisSearch {
  readonly scrollId?: string | undefined;
  readonly coding?: string | undefined;
  readonly part?: string | undefined;
  /** A transcript that is open. */
  readonly recordId?: string | undefined;
  /** A turn to go to. */
  readonly turnId?: string | undefined;
}

/** Where transcripts are analysed: the list of their projects, one of those, or one transcript. */
export const talkAnalysisAddress = (of: TalkAnalysisSearch = {}): string =>
  `/record/analysis${stringifySearch({ ...of })}`;
