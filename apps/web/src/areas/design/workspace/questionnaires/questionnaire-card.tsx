import { isAnsweredHere, type ListedQuestionnaire } from '@wenshu/api-contract';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { unpublishedTexts } from '@wenshu/texts/design/unpublished';
import { sightTexts } from '@wenshu/texts/people/sight';
import { StatusTag } from '@wenshu/ui';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { openAddress } from '../../../../app/routes/open-address.ts';
import { formatTime } from './format-time.ts';
import { LabelList } from './label-list.tsx';
import { QuestionnaireMenu } from './questionnaire-menu.tsx';
import classes from './questionnaires.module.css';
import { StatusWord } from './status-word.tsx';

export function QuestionnaireCard({ questionnaire }: { readonly questionnaire: ListedQuestionnaire }) {
  const t = useTexts(questionnaireTexts);
  const { partly } = useTexts(sightTexts);
  const { tag } = useTexts(unpublishedTexts).status;
  const { scrollId, name, status, collected, origin, updateTime, isCreator, hasDraft, labels } = questionnaire;
  const isDesigned = isAnsweredHere(origin);
  return (
    <article className={classes.card}>
      <div className={classes.cardHead}>
        <AppLink className={classes.name} to={openAddress(questionnaire)}>
          {name}
        </AppLink>
        <QuestionnaireMenu questionnaire={questionnaire} />
      </div>
      <p className={classes.cardTags}>
        <StatusWord status={status} origin={origin} />
        {hasDraft && <StatusTag tone="waiting">{tag}</StatusTag>}
        {!isCreator && <StatusTag>{t.shared}</StatusTag>}
      </p>
      <LabelList labels={labels} />
      <p className={classes.facts}>
        {collected === null ? partly : t.collected({ count: collected })} ·{' '}
        {t.updated({ time: formatTime(updateTime) })}
      </p>
      <div className={classes.cardActions}>
        {isDesigned && (
          <AppLink to={`/survey/create/edit?scrollId=${scrollId}`} aria-label={`${t.edit} ${name}`}>
            {t.edit}
          </AppLink>
        )}
        <AppLink to={`/survey/launch/original?scrollId=${scrollId}`} aria-label={`${t.data} ${name}`}>
          {t.data}
        </AppLink>
      </div>
    </article>
  );
}
