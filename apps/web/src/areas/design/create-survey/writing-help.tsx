import { questionTypes } from '@wenshu/question-types/core';
import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { language, useTexts } from '../../../app/language/language.ts';
import classes from './create-survey.module.css';

const markers = Object.values(questionTypes).flatMap(({ capabilities: { importMarker } }) =>
  importMarker ? [`[${importMarker[language]}]`] : [],
);

/** The rules of the text in three sentences, and every marker there is. */
export function WritingHelp() {
  const t = useTexts(createSurveyTexts);
  return (
    <div className={classes.help}>
      <p className={classes.helpTitle}>{t.howTo}</p>
      <ul>
        {t.rules.map(rule => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <details>
        <summary>{t.allMarkers}</summary>
        <p>{markers.join(' ')}</p>
      </details>
    </div>
  );
}
