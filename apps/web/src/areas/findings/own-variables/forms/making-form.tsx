import type { ComponentType } from 'react';
import { BandsForm } from './bands-form.tsx';
import { CasesForm } from './cases-form.tsx';
import type { HandMake, MakingFormProps } from './form-props.ts';
import { FormulaForm } from './formula-form.tsx';
import { ManyForm } from './many-form.tsx';
import { MergeForm } from './merge-form.tsx';
import { TopBoxForm } from './top-box-form.tsx';

const forms: { readonly [Make in HandMake]: ComponentType<MakingFormProps<Make>> } = {
  merge: MergeForm,
  bands: BandsForm,
  'top-box': TopBoxForm,
  sum: ManyForm as ComponentType<MakingFormProps<'sum'>>,
  mean: ManyForm as ComponentType<MakingFormProps<'mean'>>,
  formula: FormulaForm,
  cases: CasesForm,
};

/** What a variable of this kind is told. */
export function MakingForm(props: MakingFormProps<HandMake>) {
  const Form = forms[props.making.make] as ComponentType<MakingFormProps<HandMake>>;
  return <Form {...props} />;
}
