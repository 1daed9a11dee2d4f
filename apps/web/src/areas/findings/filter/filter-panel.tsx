import { describeFilter, type Filter } from '@wenshu/analysis/browser';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import { GroupEditor } from '../../design/editor/logic/group-editor.tsx';
import logicClasses from '../../design/editor/logic/logic.module.css';
import classes from './filter.module.css';
import { draftOfFilter, emptyDraft, emptyTest, type FilterDraft, filterOfDraft, testOn } from './filter-draft.ts';
import { FilterTestRow } from './filter-test-row.tsx';
import type { Variable } from './variable.ts';

interface FilterPanelProps {
  readonly filter: Filter | undefined;
  /** A variable that a test is begun on. */
  readonly about: Variable | undefined;
  readonly variables: ReadonlyMap<string, Variable>;
  onApply(filter: Filter | undefined): void;
  onClose(): void;
}

/** A filter being made: nothing of it holds until it is applied. */
export function FilterPanel({ filter, about, variables, onApply, onClose }: FilterPanelProps) {
  const t = useTexts(recordGridTexts).filter;
  const logic = useTexts(editorLogicTexts);
  const [draft, setDraft] = useState(() => beginDraft(filter, about));
  const made = filterOfDraft(draft);
  const apply = (next: Filter | undefined) => {
    onApply(next);
    onClose();
  };
  return (
    <Drawer
      open
      title={t.title}
      size={620}
      onClose={onClose}
      footer={
        <div className={logicClasses.addLine}>
          <Button type="primary" disabled={!made} onClick={() => apply(made)}>
            {t.apply}
          </Button>
          <Button onClick={() => apply(undefined)}>{t.clear}</Button>
        </div>
      }
    >
      <GroupEditor group={draft} emptyTest={emptyTest} onChange={setDraft}>
        {test => <FilterTestRow variables={variables} {...test} />}
      </GroupEditor>
      <p
        className={`${logicClasses.sentence} ${classes.meaning}`}
        data-complete={made !== undefined}
        aria-live="polite"
      >
        {made ? describeFilter(made, variables, language) : logic.incomplete}
      </p>
    </Drawer>
  );
}

function beginDraft(filter: Filter | undefined, about: Variable | undefined): FilterDraft {
  if (!about) return filter ? draftOfFilter(filter) : emptyDraft();
  const fresh = testOn(about);
  if (!filter) return { ...emptyDraft(), parts: [fresh] };
  const known = draftOfFilter(filter);
  const isPlain = known.join === 'all' && !known.isNegated;
  return isPlain ? { ...known, parts: [...known.parts, fresh] } : { ...emptyDraft(), parts: [known, fresh] };
}
