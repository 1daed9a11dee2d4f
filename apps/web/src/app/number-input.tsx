import { numberInputTexts } from '@wenshu/texts/number-input';
import { InputNumber, type InputNumberProps } from 'antd';
import { type ComponentRef, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { useTexts } from './language/language.ts';

type Handle = ComponentRef<typeof InputNumber>;

/**
 * A field for a number. The library names its two small buttons in English whatever the page speaks, and takes no other words: they are
 * written over once the field is there.
 */
export function NumberInput({ ref, ...props }: InputNumberProps<number> & { readonly ref?: Ref<Handle> }) {
  const { more, less } = useTexts(numberInputTexts);
  const field = useRef<Handle>(null);
  useImperativeHandle(ref, () => field.current!);
  // After every drawing: the buttons come and go with what the field may do.
  useEffect(() => nameSteps(field.current?.nativeElement, { more, less }));
  return <InputNumber<number> {...props} ref={field} />;
}

interface StepNames {
  readonly more: string;
  readonly less: string;
}

export function nameSteps(
  field: Pick<Element, 'querySelectorAll'> | null | undefined,
  { more, less }: StepNames,
): void {
  const name = (label: string, words: string) => {
    for (const button of field?.querySelectorAll(`[aria-label="${label}"]`) ?? [])
      button.setAttribute('aria-label', words);
  };
  name('Increase Value', more);
  name('Decrease Value', less);
}
