import { cleaningScreenTexts } from '@wenshu/texts/findings/cleaning-screen';
import { useMemo, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { draftOfFilter, emptyDraft, filterOfDraft } from '../../filter/filter-draft.ts';
import { FilterEditor } from '../../filter/filter-editor.tsx';
import classes from '../cleaning.module.css';
import type { FormProps } from './form-props.ts';

export function ContradictionForm({ settings, source, onChange }: FormProps<'contradiction'>) {
  const t = useTexts(cleaningScreenTexts).form;
  const variables = useMemo(
    () => new Map(source.listed.variables.map(variable => [variable.key, variable])),
    [source.listed],
  );
  const [draft, setDraft] = useState(() => (settings.filter ? draftOfFilter(settings.filter) : emptyDraft()));
  return (
    <fieldset className={classes.condition}>
      <legend>{t.condition}</legend>
      <FilterEditor
        draft={draft}
        variables={variables}
        onChange={next => {
          setDraft(next);
          // Nothing is chosen yet; it cannot be saved before something is.
          onChange({ filter: (filterOfDraft(next) ?? null) as never });
        }}
      />
    </fieldset>
  );
}
