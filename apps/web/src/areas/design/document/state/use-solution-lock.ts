import { editProblemTexts } from '@wenshu/texts/design/edit-problems';
import { useTexts } from '../../../../app/language/language.ts';
import { useEditorState } from './use-editor.ts';

/** Why the structure of a question cannot be changed although the survey can: a solution made it. Its words can. */
export function useSolutionLock(groupId: string): string | undefined {
  const reason = useTexts(editProblemTexts)['structure-locked'];
  const isLocked = useEditorState(({ document }) => document.groups[groupId]?.solution !== undefined);
  return isLocked ? reason : undefined;
}
