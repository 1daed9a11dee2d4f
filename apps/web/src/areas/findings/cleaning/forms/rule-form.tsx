import type { CleaningRule, RuleKindName, RuleSettings } from '@wenshu/analysis/browser';
import type { ComponentType } from 'react';
import { ContradictionForm } from './contradiction-form.tsx';
import { DuplicateForm } from './duplicate-form.tsx';
import type { FormProps, RuleSource } from './form-props.ts';
import { GibberishForm } from './gibberish-form.tsx';
import { OutOfRangeForm } from './out-of-range-form.tsx';
import { SpeederForm } from './speeder-form.tsx';
import { StraightLineForm } from './straight-line-form.tsx';
import { TrapForm } from './trap-form.tsx';

const forms: { readonly [Kind in RuleKindName]: ComponentType<FormProps<Kind>> } = {
  speeder: SpeederForm,
  'straight-line': StraightLineForm,
  duplicate: DuplicateForm,
  trap: TrapForm,
  contradiction: ContradictionForm,
  gibberish: GibberishForm,
  'out-of-range': OutOfRangeForm,
};

interface RuleFormProps {
  readonly rule: CleaningRule;
  readonly source: RuleSource;
  onChange(settings: RuleSettings[RuleKindName]): void;
}

/** What a rule of this kind is told. */
export function RuleForm({ rule, source, onChange }: RuleFormProps) {
  const Form = forms[rule.kind] as ComponentType<FormProps<never>>;
  // The kind stands under its own name, so it is the one for this value.
  return <Form settings={rule.settings as never} source={source} onChange={onChange} />;
}
