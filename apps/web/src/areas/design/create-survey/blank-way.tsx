import { scrollCalls } from '@wenshu/api-contract';
import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { client } from '../../../app/client.ts';
import { language, languageCode, useTexts } from '../../../app/language/language.ts';
import classes from './create-survey.module.css';
import { NameForm } from './name-form.tsx';

export function BlankWay() {
  const t = useTexts(createSurveyTexts);
  const { confirm } = useTexts(questionnaireTexts);
  return (
    <section className={classes.panel}>
      <h2 className={classes.panelTitle}>{t.blankTitle}</h2>
      <p className={classes.hint}>{t.blankText}</p>
      <NameForm
        confirm={confirm}
        onCreate={async name =>
          (await client.call(scrollCalls.create, { name, languageId: languageCode(language) })).scrollId
        }
      />
    </section>
  );
}
