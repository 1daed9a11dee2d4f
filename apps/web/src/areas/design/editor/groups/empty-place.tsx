import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useTexts } from '../../../../app/language/language.ts';
import { useEditor, useEditorState } from '../../document/state/use-editor.ts';
import classes from './groups.module.css';

interface EmptyPlaceProps {
  readonly groupId: string;
  readonly lock: string | undefined;
}

/** Where a group's first question will stand: a click makes it the place for what is added from the list. */
export function EmptyPlace({ groupId, lock }: EmptyPlaceProps) {
  const t = useTexts(canvasTexts).groups;
  const editor = useEditor();
  const isChosen = useEditorState(({ chosenGroupId }) => chosenGroupId === groupId);
  if (lock !== undefined) return <p className={classes.empty}>{t.emptyLocked}</p>;
  return (
    <button type="button" className={classes.empty} aria-pressed={isChosen} onClick={() => editor.chooseGroup(groupId)}>
      {isChosen ? t.addsHere : t.empty}
    </button>
  );
}

/** At the end of a group that has questions and was clicked last: what is added comes here. */
export function AddsHere({ groupId }: { readonly groupId: string }) {
  const t = useTexts(canvasTexts).groups;
  const isChosen = useEditorState(({ chosenGroupId }) => chosenGroupId === groupId);
  return isChosen ? <p className={classes.addsHere}>{t.addsHere}</p> : null;
}
