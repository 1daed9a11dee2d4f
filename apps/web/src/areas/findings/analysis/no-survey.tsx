import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { actionClass, EmptyState } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { DESKTOP_PATH } from '../../../app/routes/redirects.ts';

/** There is no such questionnaire, or the person may not look at it (S8.32). */
export function NoSurvey() {
  const t = useTexts(analysisScreenTexts).noSurvey;
  return (
    <EmptyState
      title={t.title}
      text={t.text}
      actions={
        <AppLink to={DESKTOP_PATH} className={actionClass('primary')}>
          {t.toDesktop}
        </AppLink>
      }
    />
  );
}
