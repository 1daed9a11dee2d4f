import { useSearch } from '@tanstack/react-router';
import { schemeScreenTexts } from '@wenshu/texts/design/schemes';
import { actionClass, PageTitle } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { useProject } from '../projects/use-projects.ts';
import { schemesAddress } from '../solutions/solution-address.ts';
import { Catalogue } from './catalogue.tsx';
import { SchemeScreen } from './scheme-screen.tsx';
import classes from './schemes.module.css';
import { useSchemes } from './use-schemes.ts';

interface Search {
  readonly scheme?: string;
  readonly projectId?: string;
  readonly handed?: string;
}

/** /team/manage-project/create-project-from-solution: all solutions and schemes, and with `?scheme=` one of them as a project (P2.29, S2.60). */
export default function SolutionsPage() {
  const t = useTexts(schemeScreenTexts);
  const { scheme: wanted, projectId, handed } = useSearch({ strict: false }) as Search;
  const schemes = useSchemes();
  const project = useProject(projectId ?? '').data;
  const opened = schemes.data?.find(({ schemeId }) => schemeId === wanted);
  const back = (
    <AppLink to={schemesAddress({ projectId })} className={actionClass('quiet')}>
      {t.back}
    </AppLink>
  );
  return (
    <div className={classes.page}>
      {opened ? (
        <PageTitle title={opened.name} lead={opened.question} actions={back} />
      ) : (
        <PageTitle title={t.title} lead={t.lead} />
      )}
      <Loaded of={schemes} words={t}>
        {list =>
          opened ? (
            <SchemeScreen key={`${opened.schemeId} ${handed}`} scheme={opened} project={project} handed={handed} />
          ) : (
            <Catalogue schemes={list} projectId={projectId} />
          )
        }
      </Loaded>
    </div>
  );
}
