import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallData, personalCheckCalls } from '@wenshu/api-contract';
import { configTexts } from '@wenshu/texts/design/config';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { editorTexts } from '@wenshu/texts/design/editor';
import { Button, Select, Switch } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { copyText } from '../../../app/notices/copy-text.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { Applies } from '../questionnaire/applies.tsx';
import { Field } from '../questionnaire/field.tsx';
import { Section } from '../questionnaire/section.tsx';
import { isForbidden } from '../questionnaire/why-not-loaded.ts';
import classes from './config.module.css';

type Check = CallData<typeof personalCheckCalls.getPersonalCheckInfo>;
const FIELDS = ['name', 'mobile', 'email'] as const;

/** The identity check: one link for all, details compared with the name list, optionally an SMS code. */
export function IdentitySection() {
  const { identity: t } = useTexts(configTexts);
  const common = useTexts(editorTexts);
  const { collecting } = useTexts(createScreenTexts);
  const { scrollId } = useCreateScreen().loaded;
  const queries = useQueryClient();
  const queryKey = ['personal-check', scrollId];
  const check = useQuery({
    queryKey,
    queryFn: () => client.call(personalCheckCalls.getPersonalCheckInfo, { scrollId }, { quiet: true }),
  });
  const { data } = check;
  const [isEmpty, setIsEmpty] = useState(false);
  const update = async (change: Partial<Check>) => {
    if (!data) return;
    const { isEnabled, fields, isCheckSms, help } = { ...data, ...change };
    const asked = fields.length > 0 ? fields : ['mobile'];
    try {
      const input = { scrollId, isEnabled, fields: asked, isCheckSms, help };
      queries.setQueryData(queryKey, await client.call(personalCheckCalls.updateCheckInfo, input));
    } catch {
      // The client has told the person.
    }
  };
  const address = data?.link && new URL(data.link, window.location.origin).href;
  return (
    <Section title={t.title} lead={t.lead} aside={<Applies when="now" />}>
      {isForbidden(check.error) ? (
        <p className={classes.none}>{t.notAllowed}</p>
      ) : (
        <Loaded of={check} words={common}>
          {data => (
            <>
              <Field label={t.isOn}>
                {ids => (
                  <Switch
                    {...ids}
                    aria-label={t.isOn}
                    checked={data.isEnabled}
                    onChange={isEnabled => void update({ isEnabled })}
                  />
                )}
              </Field>
              {data.isEnabled && (
                <>
                  <Field label={t.fields} hint={t.fieldsHint} problem={isEmpty ? t.fieldsEmpty : undefined}>
                    {ids => (
                      <Select<string[]>
                        {...ids}
                        mode="tags"
                        className={classes.wide}
                        value={data.fields}
                        options={FIELDS.map(value => ({ value, label: t.fieldNames[value] }))}
                        onChange={fields => {
                          setIsEmpty(fields.length === 0);
                          if (fields.length > 0) void update({ fields });
                        }}
                      />
                    )}
                  </Field>
                  <Field label={t.sms} hint={t.smsHint}>
                    {ids => (
                      <Switch
                        {...ids}
                        aria-label={t.sms}
                        checked={data.isCheckSms}
                        onChange={isCheckSms => void update({ isCheckSms })}
                      />
                    )}
                  </Field>
                  {address && (
                    <div className={classes.inline}>
                      <strong>{t.link}</strong>
                      <a href={address} className={classes.address}>
                        {address}
                      </a>
                      <Button
                        size="small"
                        onClick={() => void copyText(address, { done: t.copied, failed: collecting.copyFailed })}
                      >
                        {t.copy}
                      </Button>
                    </div>
                  )}
                </>
              )}
            </>
          )}
        </Loaded>
      )}
    </Section>
  );
}
