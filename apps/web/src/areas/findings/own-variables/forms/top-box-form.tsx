import { workbenchTexts } from '@wenshu/texts/findings/own-variables';
import { Button, Input, Select } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { FormField } from '../../form-field/form-field.tsx';
import classes from '../workbench.module.css';
import { type MakingFormProps, optionsOf, withOptions } from './form-props.ts';
import { VariableField } from './variable-field.tsx';

const TOPS = [1, 2, 3] as const;

export function TopBoxForm({ making, source, onChange }: MakingFormProps<'top-box'>) {
  const t = useTexts(workbenchTexts).form;
  const { variable, codes, labels } = making;
  const options = optionsOf(source, variable);
  const rising = options.map(({ value }) => value).sort((a, b) => a - b);
  const quick = [
    ...TOPS.map(count => ({ label: t.top({ count }), codes: rising.slice(-count) })),
    ...TOPS.slice(0, 2).map(count => ({ label: t.bottom({ count }), codes: rising.slice(0, count) })),
  ].filter(one => one.codes.length < rising.length);
  return (
    <>
      <VariableField
        value={variable}
        options={withOptions(source)}
        onChange={key => onChange({ ...making, variable: key, codes: [] })}
      />
      {variable !== '' && (
        <>
          <FormField label={t.counted}>
            <Select
              mode="multiple"
              aria-label={t.counted}
              placeholder={t.choose}
              value={[...codes]}
              options={options}
              onChange={chosen => onChange({ ...making, codes: chosen })}
            />
          </FormField>
          {/* biome-ignore lint/a11y/useSemanticElements: a row of shortcuts, no field of its own */}
          <div className={classes.quick} role="group" aria-label={t.quick}>
            {quick.map(one => (
              <Button key={one.label} size="small" onClick={() => onChange({ ...making, codes: one.codes })}>
                {one.label}
              </Button>
            ))}
          </div>
          <div className={classes.pair}>
            <FormField label={t.countsLabel}>
              <Input
                aria-label={t.countsLabel}
                maxLength={100}
                value={labels.counts}
                onChange={event => onChange({ ...making, labels: { ...labels, counts: event.target.value } })}
              />
            </FormField>
            <FormField label={t.restLabel}>
              <Input
                aria-label={t.restLabel}
                maxLength={100}
                value={labels.rest}
                onChange={event => onChange({ ...making, labels: { ...labels, rest: event.target.value } })}
              />
            </FormField>
          </div>
        </>
      )}
    </>
  );
}
