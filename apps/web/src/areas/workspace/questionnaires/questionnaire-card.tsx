import { type QuestionnaireStatus, questionnaireStatus, type ScrollSummary } from '@wenshu/api-contract';
import { questionnaireTexts } from '@wenshu/texts/questionnaires';
import { StatusTag, type StatusTone } from '@wenshu/ui';
import { language, useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import classes from './questionnaires.module.css';

const time = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
  dateStyle: 'medium',
  timeStyle: 'short',
});
const tone: Readonly<Record<QuestionnaireStatus, StatusTone>> = {
  [questionnaireStatus.editing]: 'calm',
  [questionnaireStatus.collecting]: 'good',
  [questionnaireStatus.suspended]: 'waiting',
  [questionnaireStatus.ended]: 'calm',
};

export function QuestionnaireCard({ questionnaire }: { questionnaire: ScrollSummary }) {
  const t = useTexts(questionnaireTexts);
  const { scrollId, name, status, collected, updateTime, isCreator } = questionnaire;
  return (
    <article className={classes.card}>
      <div className={classes.cardHead}>
        <AppLink className={classes.name} to={`/survey/create/edit?scrollId=${scrollId}`}>
          {name}
        </AppLink>
        <StatusTag tone={tone[status]}>{t.status[status]}</StatusTag>
        {!isCreator && <StatusTag>{t.shared}</StatusTag>}
      </div>
      <p className={classes.facts}>
        {t.collected({ count: collected })} · {t.updated({ time: time.format(updateTime) })}
      </p>
      <div className={classes.cardActions}>
        <AppLink to={`/survey/create/edit?scrollId=${scrollId}`} aria-label={`${t.edit} ${name}`}>
          {t.edit}
        </AppLink>
        <AppLink to={`/survey/launch/original?scrollId=${scrollId}`} aria-label={`${t.data} ${name}`}>
          {t.data}
        </AppLink>
      </div>
    </article>
  );
}
