import { configTexts } from '@wenshu/texts/design/config';
import { Select } from 'antd';
import { useMemo } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { Field } from '../questionnaire/field.tsx';
import classes from './config.module.css';
import type { LiveProps } from './live-props.ts';

/** By which zone the survey has its days: the usual ones first, then all that the browser knows. */
export function ZoneField({ settings: { timeZone }, update }: Pick<LiveProps, 'settings' | 'update'>) {
  const { time: t } = useTexts(configTexts);
  const options = useMemo(() => {
    const usual: Readonly<Record<string, string>> = t.zones;
    const option = (zone: string) => ({ value: zone, label: usual[zone] ? `${usual[zone]} (${zone})` : zone });
    // One that was set by a call, or in a newer browser, is shown all the same.
    const others = [...new Set([...Intl.supportedValuesOf('timeZone'), timeZone])].filter(zone => !usual[zone]);
    return [
      { label: t.usualZones, options: Object.keys(usual).map(option) },
      { label: t.otherZones, options: others.map(option) },
    ];
  }, [t, timeZone]);
  return (
    <Field label={t.timeZone} hint={t.timeZoneHint}>
      {ids => (
        <Select
          {...ids}
          className={classes.wide}
          showSearch={{ optionFilterProp: 'label' }}
          value={timeZone}
          options={options}
          onChange={zone => void update({ timeZone: zone })}
        />
      )}
    </Field>
  );
}
