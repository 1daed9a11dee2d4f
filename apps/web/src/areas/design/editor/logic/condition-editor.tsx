import type { Place } from '../../document/reading/place.ts';
import type { GroupDraft } from './drafts/condition-draft.ts';
import { emptyTest } from './drafts/test-draft.ts';
import { GroupEditor } from './group-editor.tsx';
import { TestRow } from './test-row.tsx';

interface ConditionEditorProps {
  readonly group: GroupDraft;
  readonly place: Place;
  onChange(group: GroupDraft): void;
}

/** A condition of the questionnaire: tests of answers, joined. */
export function ConditionEditor({ group, place, onChange }: ConditionEditorProps) {
  return (
    <GroupEditor group={group} emptyTest={emptyTest} onChange={onChange}>
      {test => <TestRow place={place} {...test} />}
    </GroupEditor>
  );
}
