import { workbenchTexts } from '@wenshu/texts/findings/own-variables';
import { Input, Select } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { type MakingFormProps, nextCode, optionsOf, withOptions } from './form-props.ts';
import { PartList } from './part-list.tsx';
import { RestField } from './rest-field.tsx';
import { VariableField } from './variable-field.tsx';

export function MergeForm({ making, source, onChange }: MakingFormProps<'merge'>) {
  const t = useTexts(workbenchTexts).form;
  const { variable, categories, rest } = making;
  // Of a set an option may be in several categories, as in nets.
  const isSet = source.variables.get(variable)?.kept === 'codes';
  const free = (place: number) => {
    const taken = new Set(isSet ? [] : categories.flatMap(({ codes }, at) => (at === place ? [] : codes)));
    return optionsOf(source, variable).map(option => ({ ...option, disabled: taken.has(option.value) }));
  };
  const fresh = () => ({ code: nextCode([...categories, ...(rest ? [rest] : [])]), label: '', codes: [] });
  return (
    <>
      <VariableField
        value={variable}
        options={withOptions(source)}
        onChange={key =>
          onChange({ ...making, variable: key, categories: categories.map(one => ({ ...one, codes: [] })) })
        }
      />
      {variable !== '' && (
        <>
          <PartList
            title={t.categories}
            parts={categories}
            words={{ add: t.addCategory, remove: t.removeCategory }}
            fresh={fresh}
            onChange={changed => onChange({ ...making, categories: changed })}
          >
            {(category, place, change) => (
              <>
                <Input
                  aria-label={t.category({ number: place + 1 })}
                  placeholder={t.category({ number: place + 1 })}
                  maxLength={100}
                  value={category.label}
                  onChange={event => change({ ...category, label: event.target.value })}
                />
                <Select
                  mode="multiple"
                  aria-label={t.optionsOf({ number: place + 1 })}
                  placeholder={t.optionsOf({ number: place + 1 })}
                  value={[...category.codes]}
                  options={free(place)}
                  onChange={codes => change({ ...category, codes })}
                />
              </>
            )}
          </PartList>
          <RestField making={making} onChange={onChange} />
        </>
      )}
    </>
  );
}
