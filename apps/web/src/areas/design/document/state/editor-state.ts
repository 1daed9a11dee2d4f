import type { MadeEdit, PresentPerson, QuestionnaireStatus } from '@wenshu/api-contract';
import type {
  CommandCall,
  CommandInput,
  CommandName,
  EditContext,
  EditProblem,
  Questionnaire,
} from '@wenshu/survey-core';
import type { WorkState } from '@wenshu/together';
import type { StoreApi } from 'zustand';
import type { EditNews, EditTransport, KnownNews } from './edit-transport.ts';
import type { QuestionnaireShape, UnsavedEdit } from './questionnaire-kind.ts';
import type { UndoStep } from './undo-step.ts';

export interface LoadedQuestionnaire {
  readonly scrollId: string;
  readonly version: number;
  readonly document: Questionnaire;
  readonly publishedIds: readonly string[];
  readonly isCreator: boolean;
  readonly status?: QuestionnaireStatus;
  readonly mayEdit?: boolean;
  readonly versionTime?: number | null;
  readonly editedFrom?: number | null;
}

/** What may be done with the questionnaire, as far as the server has told. */
export interface Access {
  readonly status: QuestionnaireStatus | undefined;
  /** Who made it so, once the server has told. */
  readonly statusBy: EditNews['statusBy'] | undefined;
  readonly mayEdit: boolean;
  /** It was deleted, or the person may not even look at it any more. */
  readonly isGone: boolean;
  /** What is answered now; null while nothing was ever published. */
  readonly versionTime: number | null;
  /** It is edited while it collects, and which version of the document is answered; null when it is not. */
  readonly editedFrom: number | null;
}

export interface EditorState extends WorkState<QuestionnaireShape> {
  readonly access: Access;
  /** Who else has the questionnaire open. */
  readonly others: readonly PresentPerson[];
  readonly selectedId: string | undefined;
  /** It has been published: the data knows questions by their numbers, so they no longer follow the order. */
  readonly areNumbersKept: boolean;
  /** The group that was clicked after any question: what is added goes to its end. */
  readonly chosenGroupId: string | undefined;
  /** What a screen reader says about the last move or addition. */
  readonly announcement: string;
  /** The texts that are open in a rich-text editor, oldest first. */
  readonly richEditors: readonly string[];
}

export interface Editor {
  readonly scrollId: string;
  /** What commands may know besides the document: for those who try an edit before making it. */
  readonly context: EditContext;
  readonly store: StoreApi<EditorState>;
  /** Applies a command at once and posts it. A refused one changes nothing and says why. */
  run<Name extends CommandName>(name: Name, input: CommandInput<Name>): EditProblem | undefined;
  /** Applies several commands as one step of undo: all of them, or, when one is refused, none. */
  runAll(commands: readonly CommandCall[]): EditProblem | undefined;
  /** Takes the last step back; what it was, so that it can be said and shown. */
  undo(): UndoStep | undefined;
  redo(): UndoStep | undefined;
  select(id: string | undefined): void;
  /** Makes a group the place where questions are added, until a question is selected. */
  chooseGroup(groupId: string): void;
  announce(text: string): void;
  /** Opens a text in a rich-text editor; the oldest beyond two closes. */
  openRich(key: string): void;
  closeRich(key: string): void;
  /** Makes the questionnaire what it was at a version, as one edit that can be undone. */
  restore(version: number, earlier: Questionnaire): void;
  /** Fetches what others did, unless something of ours is on its way: that brings it along. */
  followOthers(): Promise<void>;
  /** What we know, for whoever asks the server for more. */
  known(): KnownNews;
  readonly watch: EditTransport['watch'];
  /** Takes in news that was asked for with `known`. What is held, by what others did, waits for `release`. */
  takeNews(news: EditNews, known: KnownNews, isHeld?: (edits: readonly MadeEdit[]) => boolean): void;
  release(): void;
  /** Resolves when nothing of ours is under way to the server. */
  idle(): Promise<void>;
  /** The server has said, in another answer, how it stands. */
  noteAccess(access: Partial<Omit<Access, 'isGone'>>): void;
  /** It was deleted, or may not be looked at any more. */
  lose(): void;
  /** Sends what waits: the network or the person is back. */
  resume(): void;
  /** Decides about edits that were not taken: made again on what is there now, or given up. What cannot be made stays, and says why. */
  settleUnsaved(unsaved: readonly UnsavedEdit[], decision: 'apply-again' | 'give-up'): EditProblem | undefined;
  /** Resolves when everything has been saved. */
  settled(): Promise<void>;
  /** The page is about to go: what can be undone is kept for this tab. */
  keepUndo(): void;
}
