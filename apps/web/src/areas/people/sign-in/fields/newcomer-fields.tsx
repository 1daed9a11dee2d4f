import type { NamedDocument } from '@wenshu/api-contract';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { TextField } from '@wenshu/ui';
import { useTexts } from '../../../../app/language/language.ts';
import type { FormFieldProps } from './form-field.ts';

type NewcomerName = 'name' | 'organisation';
type Typed = Readonly<Record<NewcomerName, string>>;

/** What goes along with a registration. */
export function newcomerOf({ name, organisation }: Typed, documents: readonly NamedDocument[] | undefined) {
  return { name, organisation, ...(documents && { agreed: [...documents] }) };
}

/** Who somebody is: every way of registering asks for the same. */
export function NewcomerFields({ field }: { readonly field: (name: NewcomerName) => FormFieldProps }) {
  const texts = useTexts(signInTexts);
  const line = (name: 'name' | 'organisation') => {
    const { onChange, ...props } = field(name);
    return { ...props, onChange: (event: { target: { value: string } }) => onChange(event.target.value) };
  };
  return (
    <>
      <TextField
        {...line('name')}
        label={texts.name}
        placeholder={texts.namePlaceholder}
        name="name"
        autoComplete="name"
      />
      <TextField
        {...line('organisation')}
        label={texts.organisation}
        placeholder={texts.organisationPlaceholder}
        name="organisation"
        autoComplete="organization"
      />
    </>
  );
}
