import { MOST_WITH_SOUND, type SymposiumSetup } from '@wenshu/api-contract';
import { symposiumTexts } from '@wenshu/texts/talks/symposium';
import { Checkbox, Input, Select } from 'antd';
import { useMemo } from 'react';
import { Field, Fields } from '../../../../app/forms/field.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { NumberInput } from '../../../../app/number-input.tsx';
import classes from '../symposium.module.css';
import { MomentField } from './moment-field.tsx';
import type { SetupWork } from './use-setup.ts';

interface BasicsPartProps {
  readonly work: SetupWork;
  readonly isFixed: boolean;
}

/** When it is, what people read and agree to, and what is kept of it. */
export function BasicsPart({ work: { setup, change }, isFixed }: BasicsPartProps) {
  const t = useTexts(symposiumTexts).basics;
  const set = (part: Partial<SymposiumSetup>) => change({ ...setup, ...part });
  const zones = useMemo(
    () => [...new Set([setup.timeZone, ...Intl.supportedValuesOf('timeZone')])].map(value => ({ value, label: value })),
    [setup.timeZone],
  );
  const isBoard = setup.kind === 'board';
  return (
    <div className={classes.part}>
      <Fields>
        <MomentField
          label={t.begins}
          value={setup.beginsAt}
          timeZone={setup.timeZone}
          isFixed={isFixed}
          onChange={moment => moment !== null && set({ beginsAt: moment })}
        />
        {isBoard ? (
          <MomentField
            label={t.ends}
            value={setup.endsAt}
            timeZone={setup.timeZone}
            isFixed={isFixed}
            mayBeBlank
            problem={setup.endsAt !== null && setup.endsAt <= setup.beginsAt ? t.endsProblem : undefined}
            onChange={endsAt => set({ endsAt })}
          />
        ) : (
          <Field label={t.minutes}>
            {control => (
              <NumberInput
                {...control}
                className={classes.short}
                min={15}
                max={480}
                precision={0}
                disabled={isFixed}
                value={setup.minutes}
                onChange={minutes => minutes !== null && set({ minutes })}
              />
            )}
          </Field>
        )}
        <Field label={t.zone} hint={t.zoneHint}>
          {control => (
            <Select
              {...control}
              showSearch
              disabled={isFixed}
              value={setup.timeZone}
              options={zones}
              onChange={timeZone => set({ timeZone })}
            />
          )}
        </Field>
        <Field label={t.welcome} hint={t.welcomeHint}>
          {control => (
            <Input.TextArea
              {...control}
              autoSize={{ minRows: 2, maxRows: 8 }}
              maxLength={2_000}
              disabled={isFixed}
              value={setup.welcome}
              onChange={event => set({ welcome: event.target.value })}
            />
          )}
        </Field>
        <Field label={t.consent} hint={t.consentHint}>
          {control => (
            <Input.TextArea
              {...control}
              autoSize={{ minRows: 3, maxRows: 12 }}
              maxLength={5_000}
              disabled={isFixed}
              value={setup.consentText}
              onChange={event => set({ consentText: event.target.value })}
            />
          )}
        </Field>
        <div>
          <Checkbox
            disabled={isFixed}
            checked={setup.namesAreChosen}
            onChange={event => set({ namesAreChosen: event.target.checked })}
          >
            {t.names}
          </Checkbox>
          <p className={classes.soft}>{t.namesHint}</p>
        </div>
        {!isBoard && (
          <div>
            <Checkbox
              disabled={isFixed}
              checked={setup.hasMedia}
              onChange={event => set({ hasMedia: event.target.checked })}
            >
              {t.media({ most: MOST_WITH_SOUND })}
            </Checkbox>
            <p className={classes.soft}>{t.mediaHint}</p>
          </div>
        )}
        <Field label={t.deleted} hint={t.deletedHint}>
          {control => (
            <NumberInput
              {...control}
              className={classes.short}
              min={1}
              max={3_650}
              precision={0}
              disabled={isFixed}
              suffix={t.days}
              value={setup.deleteAfterDays}
              onChange={deleteAfterDays => set({ deleteAfterDays })}
            />
          )}
        </Field>
      </Fields>
    </div>
  );
}
