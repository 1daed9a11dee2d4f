import { surveyLanguages } from '@wenshu/survey-core';
import { configTexts } from '@wenshu/texts/design/config';
import { actionClass } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { useCreateScreen } from '../document/state/create-screen.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import { Applies } from '../questionnaire/applies.tsx';
import { Section } from '../questionnaire/section.tsx';
import classes from './config.module.css';

/** Which languages there are, and the way to their texts. */
export function LanguagesSection() {
  const { languages: t } = useTexts(configTexts);
  const { scrollId } = useCreateScreen().loaded;
  const baseLanguageId = useEditorState(state => state.document.baseLanguageId);
  const languages = useEditorState(state => state.document.languages);
  const names = surveyLanguages({ baseLanguageId, languages }).map(({ name }) => name);
  return (
    <Section title={t.title} lead={t.lead} aside={<Applies when="later" />}>
      <div className={classes.inline}>
        <span>
          {Object.keys(languages).length === 0 ? t.one({ base: names[0]! }) : t.several({ names: names.join(' · ') })}
        </span>
        <AppLink to={`/survey/create/config?scrollId=${scrollId}&view=languages`} className={actionClass('quiet')}>
          {t.open}
        </AppLink>
      </div>
    </Section>
  );
}
