import { describeFilter } from '@wenshu/analysis/browser';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { language, useTexts } from '../../../app/language/language.ts';
import { GroupEditor } from '../../design/editor/logic/group-editor.tsx';
import logicClasses from '../../design/editor/logic/logic.module.css';
import classes from './filter.module.css';
import { emptyTest, type FilterDraft, filterOfDraft } from './filter-draft.ts';
import { FilterTestRow } from './filter-test-row.tsx';
import type { Variable } from './variable.ts';

interface FilterEditorProps {
  readonly draft: FilterDraft;
  readonly variables: ReadonlyMap<string, Variable>;
  onChange(draft: FilterDraft): void;
}

/** The tests of a filter, and what they mean so far. */
export function FilterEditor({ draft, variables, onChange }: FilterEditorProps) {
  const logic = useTexts(editorLogicTexts);
  const made = filterOfDraft(draft);
  return (
    <>
      <GroupEditor group={draft} emptyTest={emptyTest} onChange={onChange}>
        {test => <FilterTestRow variables={variables} {...test} />}
      </GroupEditor>
      <p
        className={`${logicClasses.sentence} ${classes.meaning}`}
        data-complete={made !== undefined}
        aria-live="polite"
      >
        {made ? describeFilter(made, variables, language) : logic.incomplete}
      </p>
    </>
  );
}
