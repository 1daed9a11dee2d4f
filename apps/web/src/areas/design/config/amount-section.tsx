import { configTexts } from '@wenshu/texts/design/config';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { NumberField } from '../document/parts/number-field.tsx';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { Applies } from '../questionnaire/applies.tsx';
import { Field } from '../questionnaire/field.tsx';
import { Section } from '../questionnaire/section.tsx';
import type { LiveProps } from './live-props.ts';

/** The cap (S5.10: at least 1). The quota screen shows the same number, beside what has been collected. */
export function AmountSection({ settings, update, isLocked }: LiveProps) {
  const { amount: t } = useTexts(configTexts);
  const { scrollId } = useCreateScreen().loaded;
  return (
    <Section title={t.title} lead={t.lead} aside={<Applies when="now" />} isLocked={isLocked}>
      <Field label={t.cap} hint={t.capHint}>
        {ids => (
          <NumberField
            {...ids}
            value={settings.cap}
            min={1}
            max={100_000_000}
            placeholder={t.unlimited}
            onSave={cap => void update({ cap })}
          />
        )}
      </Field>
      <AppLink to={`/survey/create/quota?scrollId=${scrollId}`}>{t.toQuota}</AppLink>
    </Section>
  );
}
