import { consoleKitTexts } from '@wenshu/texts/console/kit';
import { Input, Radio } from 'antd';
import { useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';

/** Null: at once. Undefined: a moment was wanted, and none to come was chosen yet. */
export type ChosenMoment = number | null | undefined;

interface MomentChoiceProps {
  readonly value: ChosenMoment;
  /** Told after an attempt. */
  readonly isAsked: boolean;
  onChange(value: ChosenMoment): void;
}

/** At once, or at a moment to come, on the reader's own clock. */
export function MomentChoice({ value, isAsked, onChange }: MomentChoiceProps) {
  const t = useTexts(consoleKitTexts);
  const [typed, setTyped] = useState('');
  return (
    <>
      <Radio.Group
        aria-label={t.when}
        value={value === null ? 'now' : 'moment'}
        onChange={({ target }) => onChange(target.value === 'now' ? null : momentOf(typed))}
        options={[
          { value: 'now', label: t.now },
          { value: 'moment', label: t.atMoment },
        ]}
      />
      {value !== null && (
        <Field
          label={t.moment}
          hint={t.momentHint}
          problem={isAsked && value === undefined ? t.momentNeeded : undefined}
        >
          {control => (
            <Input
              {...control}
              type="datetime-local"
              value={typed}
              onChange={event => {
                setTyped(event.target.value);
                onChange(momentOf(event.target.value));
              }}
            />
          )}
        </Field>
      )}
    </>
  );
}

/** A moment to come; what has passed is none. */
function momentOf(typed: string): number | undefined {
  const moment = new Date(typed).getTime();
  return Number.isNaN(moment) || moment <= Date.now() ? undefined : moment;
}
