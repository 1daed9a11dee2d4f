import type { Filter } from '@wenshu/analysis/browser';
import { recordGridTexts } from '@wenshu/texts/findings/record-grid';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { DraftDrawer } from './draft-drawer.tsx';
import { draftOfFilter, emptyDraft, type FilterDraft, filterOfDraft, testOn } from './filter-draft.ts';
import { FilterEditor } from './filter-editor.tsx';
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
  const [draft, setDraft] = useState(() => beginDraft(filter, about));
  const made = filterOfDraft(draft);
  return (
    <DraftDrawer<Filter | undefined> words={t} made={made} cleared={undefined} onApply={onApply} onClose={onClose}>
      <FilterEditor draft={draft} variables={variables} onChange={setDraft} />
    </DraftDrawer>
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
