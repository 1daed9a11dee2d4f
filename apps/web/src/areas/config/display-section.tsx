import { configTexts } from '@wenshu/texts/config';
import { Switch } from 'antd';
import { useTexts } from '../../app/language/language.ts';
import { Applies } from '../create-shared/applies.tsx';
import { useCreateScreen } from '../create-shared/create-screen.ts';
import { Field } from '../create-shared/field.tsx';
import { Section } from '../create-shared/section.tsx';
import { useRun } from '../editor/canvas/use-run.ts';
import { useEditorState } from '../editor/state/use-editor.ts';

/** Progress bar and numbers: part of the design, like the rest of its looks. */
export function DisplaySection() {
  const { display: t } = useTexts(configTexts);
  const { isLocked } = useCreateScreen();
  const { hasProgressBar = true, hasSerialNumbers = true } = useEditorState(state => state.document.appearance);
  const run = useRun();
  return (
    <Section title={t.title} lead={t.lead} aside={<Applies when="later" />} isLocked={isLocked}>
      <Field label={t.progressBar} hint={t.progressBarHint}>
        {ids => (
          <Switch
            {...ids}
            aria-label={t.progressBar}
            checked={hasProgressBar}
            onChange={isOn => run('saveAppearance', { hasProgressBar: isOn })}
          />
        )}
      </Field>
      <Field label={t.serialNumbers} hint={t.serialNumbersHint}>
        {ids => (
          <Switch
            {...ids}
            aria-label={t.serialNumbers}
            checked={hasSerialNumbers}
            onChange={isOn => run('saveAppearance', { hasSerialNumbers: isOn })}
          />
        )}
      </Field>
    </Section>
  );
}
