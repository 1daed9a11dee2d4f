import { limitWindows, type SubmissionLimit } from '@wenshu/api-contract';
import { configTexts } from '@wenshu/texts/design/config';
import { Select, Switch } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { NumberField } from '../document/parts/number-field.tsx';
import { Applies } from '../questionnaire/applies.tsx';
import { Field } from '../questionnaire/field.tsx';
import { Section } from '../questionnaire/section.tsx';
import classes from './config.module.css';
import type { LiveProps } from './live-props.ts';

/** How often one address or one device may submit, in one of the twelve windows (S9.17). */
export function LimitsSection({ settings, update, isLocked }: LiveProps) {
  const { limits: t } = useTexts(configTexts);
  return (
    <Section title={t.title} lead={t.lead} aside={<Applies when="now" />} isLocked={isLocked}>
      <LimitField
        label={t.device}
        hint={t.deviceHint}
        limit={settings.deviceLimit}
        onSave={deviceLimit => void update({ deviceLimit })}
      />
      <LimitField
        label={t.address}
        hint={t.addressHint}
        limit={settings.addressLimit}
        onSave={addressLimit => void update({ addressLimit })}
      />
    </Section>
  );
}

interface LimitFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly limit: SubmissionLimit | null;
  onSave(limit: SubmissionLimit | null): void;
}

function LimitField({ label, hint, limit, onSave }: LimitFieldProps) {
  const { limits: t } = useTexts(configTexts);
  return (
    <Field label={label} hint={hint}>
      {ids => (
        <div className={classes.inline}>
          <Switch
            {...ids}
            aria-label={t.isOn({ name: label })}
            checked={limit !== null}
            onChange={isOn => onSave(isOn ? { window: 'wholePeriod', most: 1 } : null)}
          />
          {limit && (
            <>
              <Select
                className={classes.choice}
                aria-label={`${label} ${t.window}`}
                value={limit.window}
                options={limitWindows.map(value => ({ value, label: t.windows[value] }))}
                onChange={window => onSave({ ...limit, window })}
              />
              <NumberField
                aria-label={`${label} ${t.most}`}
                value={limit.most}
                min={1}
                max={1_000_000}
                suffix={t.mostUnit}
                isRequired
                onSave={most => most !== null && onSave({ ...limit, most })}
              />
            </>
          )}
        </div>
      )}
    </Field>
  );
}
