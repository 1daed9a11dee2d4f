import type { NewCategory } from '@wenshu/analysis/browser';
import { workbenchTexts } from '@wenshu/texts/findings/own-variables';
import { Input } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { FormField } from '../../form-field/form-field.tsx';
import { nextCode } from './form-props.ts';

interface Grouped {
  readonly categories: readonly NewCategory[];
  readonly rest?: NewCategory;
}

interface RestFieldProps<M extends Grouped> {
  readonly making: M;
  onChange(making: M): void;
}

/** Where all others go; nowhere when it is empty. */
export function RestField<M extends Grouped>({ making, onChange }: RestFieldProps<M>) {
  const t = useTexts(workbenchTexts).form;
  const change = (label: string) => {
    const { rest, ...others } = making;
    const code = rest?.code ?? nextCode(making.categories);
    onChange((label === '' ? others : { ...others, rest: { code, label } }) as M);
  };
  return (
    <FormField label={t.others} hint={t.othersHint}>
      <Input
        aria-label={t.others}
        maxLength={100}
        value={making.rest?.label ?? ''}
        onChange={event => change(event.target.value)}
      />
    </FormField>
  );
}
