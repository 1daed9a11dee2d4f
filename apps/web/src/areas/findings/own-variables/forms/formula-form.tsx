import { formulaText, readFormula } from '@wenshu/analysis/browser';
import { describeDerivedProblem } from '@wenshu/texts/findings/derived';
import { workbenchTexts } from '@wenshu/texts/findings/own-variables';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { FormField } from '../../form-field/form-field.tsx';
import { type MakingFormProps, variablesOf } from './form-props.ts';

const EVERY = ['number', 'code', 'codes', 'moment', 'text', 'texts'] as const;

/** What is written stays as it is written; the recipe has it once it can be read. */
export function FormulaForm({ making, source, onChange }: MakingFormProps<'formula'>) {
  const t = useTexts(workbenchTexts).form;
  const { variables } = source;
  const [written, setWritten] = useState(() => formulaText(making, variables));
  const read = written.trim() === '' ? undefined : readFormula(written, variables);
  const problem = read && 'word' in read ? read : undefined;
  const write = (text: string) => {
    setWritten(text);
    const next = readFormula(text, variables);
    onChange({ ...making, ...('word' in next ? { text: '', variables: [] } : next) });
  };
  return (
    <>
      <FormField
        label={t.formula}
        hint={t.formulaHint}
        problem={
          problem &&
          describeDerivedProblem(
            {
              word: problem.word,
              place: problem.at === undefined ? undefined : problem.at + 1,
              name: problem.variable && (variables.get(problem.variable)?.label || problem.variable),
            },
            language,
          )
        }
      >
        <Input.TextArea
          aria-label={t.formula}
          autoSize={{ minRows: 2, maxRows: 6 }}
          maxLength={2_000}
          status={problem ? 'error' : ''}
          value={written}
          onChange={event => write(event.target.value)}
        />
      </FormField>
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        aria-label={t.insert}
        placeholder={t.insert}
        value={null}
        options={variablesOf(source, EVERY)}
        onChange={(key: string | null) => {
          const variable = variables.get(key ?? '');
          if (variable) write(`${written}${written === '' || /\s$/.test(written) ? '' : ' '}[${variable.name}]`);
        }}
      />
    </>
  );
}
