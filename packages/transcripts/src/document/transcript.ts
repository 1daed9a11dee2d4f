export const talkLanguages = ['zh', 'en'] as const;
export type TalkLanguage = (typeof talkLanguages)[number];

export const cutReasons = ['filler', 'repeat', 'false-start', 'marks', 'replaced'] as const;
export type CutReason = (typeof cutReasons)[number];

/** Words that were taken out of a turn or written otherwise, so that each can be seen and put back. */
export interface Cut {
  /** Where in the text that is left. */
  readonly at: number;
  readonly words: string;
  /** What stands there instead; of what was cut, nothing. */
  readonly now: string;
  readonly why: CutReason;
}

export const translationStates = ['draft', 'checked'] as const;
export type TranslationState = (typeof translationStates)[number];

/** Where its words came from: a person wrote them, the helper, or what was said alike before. */
export const translationWays = ['hand', 'helper', 'memory'] as const;

export interface Translation {
  readonly text: string;
  readonly state: TranslationState;
  readonly way: (typeof translationWays)[number];
  /** Of the words it was made of: another mark, and the turn says something else since. */
  readonly of: string;
  /** Who wrote or checked it last, and when; the server writes both. */
  readonly by: string;
  readonly at: number;
}

/** What one person says until another speaks. It is a record of the data, by the same id. */
export interface Turn {
  readonly id: string;
  /** Among the turns of the transcript. */
  readonly order: string;
  /** The number of a person of the project; null where nobody knows. */
  readonly speaker: number | null;
  readonly text: string;
  /** In the order of the text. */
  readonly cuts: readonly Cut[];
  /** Milliseconds into the recording. */
  readonly from: number | null;
  readonly to: number | null;
  /** The question or section of the outline that it belongs to; empty where it was put to none. */
  readonly part: string;
  readonly translation: Translation | null;
}

export interface Transcript {
  readonly title: string;
  /** In which people speak. */
  readonly language: TalkLanguage;
  /** The day on which they did (2026-11-19); empty where nobody said. */
  readonly day: string;
  readonly note: string;
  readonly turns: Readonly<Record<string, Turn>>;
}

/** Two hours of talk are some 1,500 turns and 40,000 letters of Chinese, or 110,000 of English. */
export const transcriptMost = {
  title: 100,
  note: 2_000,
  part: 200,
  turns: 5_000,
  turnLetters: 20_000,
  cutsOfTurn: 500,
  /** Of a document as JSON. */
  letters: 4_000_000,
  speaker: 9_999,
  /** 100 hours. */
  time: 360_000_000,
} as const;

export const otherLanguage = (language: TalkLanguage): TalkLanguage => (language === 'zh' ? 'en' : 'zh');

export const emptyTranscript = ({ title, language }: Pick<Transcript, 'title' | 'language'>): Transcript => ({
  title,
  language,
  day: '',
  note: '',
  turns: {},
});
