import { surveyThemes } from '@wenshu/survey-core/answering';
import { skinTexts } from '@wenshu/texts/design/skin';
import { Switch } from 'antd';
import { useId } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import { useRun } from '../document/state/use-run.ts';
import { Applies } from '../questionnaire/applies.tsx';
import { Field } from '../questionnaire/field.tsx';
import { Section } from '../questionnaire/section.tsx';
import { usePageSwitches } from '../questionnaire/use-page-switches.ts';
import classes from './skin.module.css';
import { themeSwatches } from './theme-swatches.ts';

/** The themes as small pictures of themselves, and what else stands on the page. */
export function ThemeSection({ isLocked }: { readonly isLocked: boolean }) {
  const { theme: t } = useTexts(skinTexts);
  const name = useId();
  const run = useRun();
  const { theme } = useEditorState(state => state.document.appearance);
  const chosen = surveyThemes.find(one => one === theme) ?? surveyThemes[0];
  return (
    <Section title={t.title} lead={t.lead} aside={<Applies when="later" />} isLocked={isLocked}>
      <fieldset className={classes.themes}>
        <legend className={classes.unseen}>{t.title}</legend>
        {surveyThemes.map(one => {
          const { ground, accent } = themeSwatches[one];
          return (
            <label key={one} className={classes.theme} data-chosen={one === chosen}>
              <input
                type="radio"
                name={name}
                className={classes.unseen}
                checked={one === chosen}
                onChange={() => run('saveAppearance', { theme: one })}
              />
              <span className={classes.swatch} style={{ background: ground }} aria-hidden>
                <span className={classes.swatchTitle} style={{ background: accent }} />
                <span className={classes.swatchLine} />
                <span className={classes.swatchLine} />
                <span className={classes.swatchButton} style={{ background: accent }} />
              </span>
              {t.names[one]}
            </label>
          );
        })}
      </fieldset>
      {usePageSwitches(['hasProgressBar', 'hasSerialNumbers']).map(({ name: key, label, isOn, set }) => (
        <Field key={key} label={label}>
          {ids => <Switch {...ids} aria-label={label} checked={isOn} onChange={set} />}
        </Field>
      ))}
    </Section>
  );
}
