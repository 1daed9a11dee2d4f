import type { AnswerFile, AnswerProblem, FlowQuestion, Json } from '@wenshu/survey-core/answering';
import type { ComponentType } from 'react';
import type { ViewTexts } from './view-texts.ts';

export type { ViewTexts } from './view-texts.ts';

/** Why a file was not taken, each with a sentence of its own. */
export type UploadProblem = 'too-large' | 'wrong-format' | 'too-many' | 'no-network' | 'failed';

/** Sends a file for a question; a failure is told, never thrown. `onProgress` gets the share sent, 0 to 1. */
export type Upload = (
  file: Blob & { readonly name?: string },
  options?: { readonly onProgress?: (share: number) => void; readonly signal?: AbortSignal },
) => Promise<{ readonly file: AnswerFile } | { readonly problem: UploadProblem }>;

/** What the answering page hands to a type's view. The view speaks its own answer type; the registry forgets it. */
export interface AnswerViewProps<Answer extends Json = Json> {
  readonly question: FlowQuestion;
  readonly answer: Answer | undefined;
  /** Undefined clears the answer. */
  onChange(answer: Answer | undefined): void;
  readonly problems: readonly AnswerProblem[];
  /** The id of the element that names the question, and of the one that says what is wrong. */
  readonly titleId: string;
  readonly problemId: string;
  readonly texts: ViewTexts;
  /** The record's id: what random orders and versions of a design are dealt from, the same on every visit. */
  readonly seed: string;
  /** Absent where nothing can be sent: previews and the gallery keep a file in memory instead. */
  readonly upload?: Upload;
  /** Where a sent file can be looked at again; undefined when it cannot. */
  addressOf?(file: AnswerFile): string | undefined;
}

export type AnswerView<Answer extends Json = Json> = ComponentType<AnswerViewProps<Answer>>;
