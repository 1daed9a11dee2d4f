import type { PaperField, PaperValue } from '@wenshu/papers';
import type { FieldWords } from '@wenshu/texts/talks/paper-parts';

/** What every kind of field is given. */
export interface TypedInputProps<Type extends PaperField['type']> {
  readonly id: string;
  readonly field: Extract<PaperField, { type: Type }>;
  readonly words: FieldWords;
  readonly value: PaperValue | undefined;
  readonly placeholder: string;
  readonly label: { readonly 'aria-label': string } | object;
  onSave(value: PaperValue | undefined): void;
}
