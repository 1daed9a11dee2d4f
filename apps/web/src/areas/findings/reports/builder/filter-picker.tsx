import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Select } from 'antd';
import { useState } from 'react';
import { FormDialog } from '../../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { variableName } from '../../filter/variable-names.ts';
import { useBuilder } from './builder-context.ts';

interface FilterPickerProps {
  onPick(variable: string, title: string): void;
  onClose(): void;
}

/** A question whose answers the reader may choose from. */
export function FilterPicker({ onPick, onClose }: FilterPickerProps) {
  const texts = useTexts(reportScreenTexts);
  const t = texts.filter;
  const { variables } = useBuilder();
  const [key, setKey] = useState<string>();
  const offered = [...variables.values()].filter(
    ({ kept, categories }) => kept.startsWith('code') && categories?.length,
  );
  const chosen = key === undefined ? undefined : variables.get(key);
  return (
    <FormDialog
      title={t.title}
      width={460}
      submit={texts.ok}
      isReady={chosen !== undefined}
      onSubmit={() => chosen && onPick(chosen.key, chosen.label || chosen.name)}
      onClose={onClose}
    >
      <p>{t.lead}</p>
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        style={{ width: '100%' }}
        aria-label={t.question}
        placeholder={t.question}
        {...(key !== undefined && { value: key })}
        options={offered.map(variable => ({ value: variable.key, label: variableName(variable) }))}
        onChange={setKey}
      />
    </FormDialog>
  );
}
