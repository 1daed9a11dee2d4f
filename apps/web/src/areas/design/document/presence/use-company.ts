import { useSession } from '../../../../app/session/session.ts';
import { useEditorState } from '../state/use-editor.ts';
import { type ColouredPerson, companyOf } from './company-of.ts';

const ownId = () => useSession.getState().user?.userId;

/** Everybody else who has the questionnaire open. */
export function usePeopleHere(): readonly ColouredPerson[] {
  return useEditorState(state => companyOf(state.others, ownId()).people);
}

/** Who of them is at a question; drawn anew only when that changes. */
export function usePeopleAt(questionId: string): readonly ColouredPerson[] | undefined {
  return useEditorState(state => companyOf(state.others, ownId()).at.get(questionId));
}
