import { type QuestionTypeSlug, questionTypes } from '@wenshu/question-types/core';
import { type Question, readSetting } from '@wenshu/survey-core';
import classes from './cards.module.css';

/** What a respondent will meet where there are no options: a field, a row of points. Only a hint, so it is drawn from properties. */
export function AnswerSketch({ question }: { readonly question: Question }) {
  const type = questionTypes[question.type as QuestionTypeSlug];
  const { hasOptions, hasRows } = type.capabilities;
  const { kind } = type.summary;
  if (kind === 'none' || ((hasOptions || hasRows) && !type.settingNames.includes('pointCount'))) return null;
  if (kind === 'nps' || type.settingNames.includes('pointCount')) {
    const points = kind === 'nps' ? 11 : readSetting(question.settings, 'pointCount');
    const first = kind === 'nps' ? 0 : 1;
    return (
      <div className={classes.points} aria-hidden="true">
        <span className={classes.end}>{readSetting(question.settings, 'lowLabel')}</span>
        {Array.from({ length: points }, (_, index) => index + first).map(point => (
          <span key={point} className={classes.point}>
            {point}
          </span>
        ))}
        <span className={classes.end}>{readSetting(question.settings, 'highLabel')}</span>
      </div>
    );
  }
  const picture = readSetting(question.settings, 'picture') || readSetting(question.settings, 'poster');
  if (picture)
    return <img className={classes.picture} src={picture} alt={readSetting(question.settings, 'pictureAlt')} />;
  const lines = readSetting(question.settings, 'lineCount');
  return <div className={classes.fillIn} style={{ height: 12 + 24 * Math.min(lines, 8) }} aria-hidden="true" />;
}
