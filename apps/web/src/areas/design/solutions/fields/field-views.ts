import type { FieldKind } from '@wenshu/survey-core';
import type { ComponentType } from 'react';
import { AttributesSetting } from './attributes-setting.tsx';
import type { FieldProps } from './field-props.ts';
import { ListSetting } from './list-setting.tsx';
import { PairsSetting } from './pairs-setting.tsx';
import { NumberSetting, SwitchSetting, TextSetting } from './plain-fields.tsx';

/** How each kind of field is filled in. */
export const fieldViews: { readonly [Kind in FieldKind]: ComponentType<FieldProps<Kind>> } = {
  text: TextSetting,
  number: NumberSetting,
  switch: SwitchSetting,
  list: ListSetting,
  attributes: AttributesSetting,
  pairs: PairsSetting,
};
