import { configTexts } from '@wenshu/texts/design/config';
import { Select, Switch } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { Applies } from '../questionnaire/applies.tsx';
import { Field } from '../questionnaire/field.tsx';
import { Section } from '../questionnaire/section.tsx';
import classes from './config.module.css';
import type { LiveProps } from './live-props.ts';

const MODES = ['off', 'suspicion', 'always'] as const;

/** WeChat only, and the picture code against machines. */
export function PlaceSection({ settings, update, isLocked }: LiveProps) {
  const { wechat: t } = useTexts(configTexts);
  return (
    <Section title={t.title} lead={t.lead} aside={<Applies when="now" />} isLocked={isLocked}>
      <Field label={t.only} hint={t.onlyHint}>
        {ids => (
          <Switch
            {...ids}
            checked={settings.isWeChatOnly}
            onChange={isWeChatOnly => void update({ isWeChatOnly })}
            aria-label={t.only}
          />
        )}
      </Field>
      <Field label={t.captcha} hint={t.captchaHint}>
        {ids => (
          <Select
            {...ids}
            className={classes.choice}
            value={settings.captchaMode}
            options={MODES.map(value => ({ value, label: t.captchaModes[value] }))}
            onChange={captchaMode => void update({ captchaMode })}
          />
        )}
      </Field>
    </Section>
  );
}
