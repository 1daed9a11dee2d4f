import { readPhone } from '@wenshu/api-contract';
import { signInTexts } from '@wenshu/texts/people/sign-in';
import { TextField } from '@wenshu/ui';
import { type Ref, useMemo, useState } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { countryOf, listCountries, withCountry } from './phone-country.ts';
import classes from './phone-field.module.css';

interface PhoneFieldProps {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A number of mainland China as it is, one of elsewhere behind its country's code: typed, or chosen from the list. */
export function PhoneField({ onChange, ...field }: PhoneFieldProps) {
  const texts = useTexts(signInTexts);
  const countries = useMemo(() => listCountries(language === 'zh' ? 'zh-CN' : 'en'), []);
  const [chosen, setChosen] = useState<string>();
  const choose = (region: string) => {
    const country = countries.find(one => one.region === region);
    if (!country) return;
    setChosen(region);
    onChange(readPhone(withCountry(field.value, country.code)));
  };
  return (
    <TextField
      {...field}
      label={texts.phone}
      placeholder={texts.phonePlaceholder}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="username"
      onChange={event => onChange(readPhone(event.target.value))}
      beside={
        <select
          className={classes.country}
          aria-label={texts.country}
          value={countryOf(field.value, chosen)?.region ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="" hidden>
            {texts.country}
          </option>
          {countries.map(({ region, name, code }) => (
            <option key={region} value={region}>
              {name} +{code}
            </option>
          ))}
        </select>
      }
    />
  );
}
