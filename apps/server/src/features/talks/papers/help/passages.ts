export interface SearchedSource {
  readonly sourceId: string;
  readonly text: string;
}

export interface AskedOfSources {
  readonly nodeId: string;
  /** The sub-question with its search terms. */
  readonly words: string;
}

export interface FoundPassage {
  readonly nodeId: string;
  readonly sourceId: string;
  /** Letter for letter as it stands in the source, with what stands around the sentence. */
  readonly passage: string;
  readonly sentence: string;
  readonly score: number;
}
