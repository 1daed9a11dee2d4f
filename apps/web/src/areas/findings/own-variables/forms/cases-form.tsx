import type { RecipeOf } from '@wenshu/analysis/browser';
import { workbenchTexts } from '@wenshu/texts/findings/own-variables';
import { Input } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { draftOfFilter, emptyDraft, type FilterDraft, filterOfDraft } from '../../filter/filter-draft.ts';
import { FilterEditor } from '../../filter/filter-editor.tsx';
import classes from '../workbench.module.css';
import { type MakingFormProps, nextCode } from './form-props.ts';
import { PartList } from './part-list.tsx';
import { RestField } from './rest-field.tsx';

/** A category whose condition is still being made. */
interface CaseDraft {
  readonly code: number;
  readonly label: string;
  readonly draft: FilterDraft;
}

/** Conditions are drafts here; the recipe has one once it can be read. */
export function CasesForm({ making, source, onChange }: MakingFormProps<'cases'>) {
  const t = useTexts(workbenchTexts).form;
  const [drafts, setDrafts] = useState<readonly CaseDraft[]>(() =>
    making.categories.map(({ code, label, when }) => ({
      code,
      label,
      draft: when ? draftOfFilter(when) : emptyDraft(),
    })),
  );
  const change = (next: readonly CaseDraft[]) => {
    setDrafts(next);
    const categories = next.map(({ code, label, draft }) => ({ code, label, when: filterOfDraft(draft) ?? null }));
    // A condition that is not whole yet is null; it cannot be saved before it is.
    onChange({ ...making, categories: categories as unknown as RecipeOf<'cases'>['categories'] });
  };
  const { rest } = making;
  const fresh = (): CaseDraft => ({
    code: nextCode([...drafts, ...(rest ? [rest] : [])]),
    label: '',
    draft: emptyDraft(),
  });
  return (
    <>
      <PartList
        title={t.conditions}
        parts={drafts}
        words={{ add: t.addCategory, remove: t.removeCategory }}
        fresh={fresh}
        onChange={change}
      >
        {(part, place, put) => (
          <>
            <Input
              aria-label={t.category({ number: place + 1 })}
              placeholder={t.category({ number: place + 1 })}
              maxLength={100}
              value={part.label}
              onChange={event => put({ ...part, label: event.target.value })}
            />
            <fieldset className={classes.condition} aria-label={t.conditionOf({ number: place + 1 })}>
              <FilterEditor
                draft={part.draft}
                variables={source.variables}
                onChange={draft => put({ ...part, draft })}
              />
            </fieldset>
          </>
        )}
      </PartList>
      <RestField making={making} onChange={onChange} />
    </>
  );
}
