import { configTexts } from '@wenshu/texts/design/config';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { NumberField } from '../document/parts/number-field.tsx';
import { Applies } from '../questionnaire/applies.tsx';
import { Field } from '../questionnaire/field.tsx';
import { Section } from '../questionnaire/section.tsx';
import type { LiveProps } from './live-props.ts';

const MOST_SECONDS = 7 * 24 * 3600;

/** The shortest and the longest time that an answer may take (S5.11). */
export function DurationSection({ settings, update, isLocked }: LiveProps) {
  const { duration: t } = useTexts(configTexts);
  const { minSeconds, maxSeconds } = settings;
  const [wrong, setWrong] = useState<'min' | 'max'>();
  const save = (field: 'min' | 'max', seconds: number | null) => {
    const [min, max] = field === 'min' ? [seconds, maxSeconds] : [minSeconds, seconds];
    const isWrong = min !== null && max !== null && max <= min;
    setWrong(isWrong ? field : undefined);
    if (!isWrong) void update(field === 'min' ? { minSeconds: seconds } : { maxSeconds: seconds });
  };
  const hintOf = (seconds: number | null) =>
    seconds !== null && seconds >= 60
      ? t.about({ text: t.minutes({ minutes: String(Math.round(seconds / 6) / 10) }) })
      : t.hint;
  return (
    <Section title={t.title} lead={t.lead} aside={<Applies when="now" />} isLocked={isLocked}>
      {(['min', 'max'] as const).map(field => {
        const seconds = field === 'min' ? minSeconds : maxSeconds;
        return (
          <Field
            key={field}
            label={t[field]}
            hint={hintOf(seconds)}
            problem={wrong === field ? t.wrongOrder : undefined}
          >
            {ids => (
              <NumberField
                {...ids}
                value={seconds}
                min={1}
                max={MOST_SECONDS}
                suffix={t.seconds}
                onSave={next => save(field, next)}
              />
            )}
          </Field>
        );
      })}
    </Section>
  );
}
