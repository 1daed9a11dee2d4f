import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Modal, Select } from 'antd';
import { useState } from 'react';
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
    <Modal
      open
      title={t.title}
      okText={texts.ok}
      cancelText={texts.cancel}
      okButtonProps={{ disabled: !chosen }}
      onOk={() => chosen && onPick(chosen.key, chosen.label || chosen.name)}
      onCancel={onClose}
      width={460}
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
    </Modal>
  );
}
