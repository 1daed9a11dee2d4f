import { useSearch } from '@tanstack/react-router';
import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { draftingTexts } from '@wenshu/texts/design/drafting/drafting';
import { routeTexts } from '@wenshu/texts/routes';
import { actionClass, PageTitle } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { DESKTOP_PATH } from '../../../app/routes/redirects.ts';
import type { DraftSearch } from '../create-survey/begin-draft.ts';
import { DescribeWay } from '../create-survey/describe-way.tsx';
import { projectAddress } from '../projects/project-views.tsx';
import { DraftView } from './draft-view.tsx';
import classes from './drafting.module.css';

/** /survey/AIImport: a questionnaire from a description; with a draft in the address, that one (S2.19). */
export default function DraftPage() {
  const t = useTexts(draftingTexts);
  const begin = useTexts(createSurveyTexts);
  const routes = useTexts(routeTexts);
  const { draft, projectId } = useSearch({ strict: false }) as DraftSearch;
  const back = projectId ? projectAddress(projectId) : DESKTOP_PATH;
  const fresh = `/survey/AIImport${projectId ? `?projectId=${projectId}` : ''}`;
  return (
    <div className={classes.page}>
      <PageTitle
        title={routes['/survey/AIImport'].title}
        lead={t.lead}
        actions={
          <>
            {draft && (
              <AppLink to={fresh} className={actionClass('quiet')}>
                {t.newOne}
              </AppLink>
            )}
            <AppLink to={back} className={actionClass('quiet')}>
              {projectId ? begin.toProject : begin.back}
            </AppLink>
          </>
        }
      />
      {draft ? <DraftView key={draft} draftId={draft} /> : <DescribeWay />}
    </div>
  );
}
