import { configTexts } from '@wenshu/texts/design/config';
import { Switch } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { Applies } from '../questionnaire/applies.tsx';
import { Field } from '../questionnaire/field.tsx';
import { Section } from '../questionnaire/section.tsx';
import { usePageSwitches } from '../questionnaire/use-page-switches.ts';

/** Progress, numbers and the ways back and out: part of the design, like the rest of its looks. */
export function DisplaySection() {
  const { display: t } = useTexts(configTexts);
  const { isLocked } = useCreateScreen();
  return (
    <Section title={t.title} lead={t.lead} aside={<Applies when="later" />} isLocked={isLocked}>
      {usePageSwitches().map(({ name, label, hint, isOn, set }) => (
        <Field key={name} label={label} hint={hint}>
          {ids => <Switch {...ids} aria-label={label} checked={isOn} onChange={set} />}
        </Field>
      ))}
    </Section>
  );
}
