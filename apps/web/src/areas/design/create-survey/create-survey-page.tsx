import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { scrollCalls } from '@wenshu/api-contract';
import { createSurveyTexts } from '@wenshu/texts/design/create-survey';
import { editorTexts } from '@wenshu/texts/design/editor';
import { questionnaireTexts } from '@wenshu/texts/design/questionnaires';
import { ActionButton, actionClass, ErrorState, LoadingState, PageTitle } from '@wenshu/ui';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { DESKTOP_PATH } from '../../../app/routes/redirects.ts';
import { projectAddress } from '../projects/project-views.tsx';
import { useProject } from '../projects/use-projects.ts';
import { whyNotLoaded } from '../questionnaire/why-not-loaded.ts';
import { findSolutionId } from '../solutions/solution-address.ts';
import { BlankWay } from './blank-way.tsx';
import classes from './create-survey.module.css';
import { DescribeWay } from './describe-way.tsx';
import { type ImportTarget, whyLocked } from './import-target.ts';
import { SolutionWay } from './solution-way.tsx';
import { TemplateWay } from './template-way.tsx';
import { TextWay } from './text-way.tsx';
import { WayChoice } from './way-choice.tsx';
import { findWay, importWays, type Way, ways } from './ways.ts';
import { WordWay } from './word-way.tsx';

interface Search {
  readonly scrollId?: string;
  readonly projectId?: string;
  readonly way?: string;
  readonly solution?: string;
}

/** Ways to begin a questionnaire; with a questionnaire in the address, ways to bring questions into it. */
export default function CreateSurveyPage() {
  const t = useTexts(createSurveyTexts);
  const editor = useTexts(editorTexts);
  const { importData } = useTexts(questionnaireTexts);
  const { scrollId, projectId, way, solution } = useSearch({ strict: false }) as Search;
  const project = useProject(projectId ?? '').data;
  const target = useQuery({
    queryKey: ['import-target', scrollId],
    queryFn: () => client.call(scrollCalls.get, { scrollId: scrollId!, only: 'document' }),
    enabled: scrollId !== undefined,
    gcTime: 0,
  });
  const back = (
    <AppLink to={backTo({ scrollId, projectId })} className={actionClass('quiet')}>
      {scrollId ? t.toEditor : projectId ? t.toProject : t.back}
    </AppLink>
  );
  const withImport = (
    <>
      <AppLink to="/survey/import" className={actionClass('quiet')}>
        {importData}
      </AppLink>
      {back}
    </>
  );
  if (scrollId === undefined)
    return (
      <div className={classes.page}>
        <PageTitle
          title={t.title}
          lead={project ? t.projectLead({ name: project.name }) : t.lead}
          actions={withImport}
        />
        <Ways key={way} offered={ways.map(([way]) => way)} target={undefined} />
      </div>
    );
  if (target.isPending) return <LoadingState text={t.reading} />;
  if (target.isError) {
    const { title, text, mayRetry } = whyNotLoaded(target.error, editor);
    const retry = mayRetry && <ActionButton onClick={() => void target.refetch()}>{t.retry}</ActionButton>;
    return (
      <ErrorState
        title={title}
        text={text}
        actions={
          <>
            {retry}
            {back}
          </>
        }
      />
    );
  }
  const locked = whyLocked(target.data);
  const solutionId = findWay(way) === 'solution' ? findSolutionId(solution) : undefined;
  const title = solutionId
    ? { title: target.data.name, lead: t.way.solution.text }
    : { title: t.importTitle({ name: target.data.name }), lead: t.importLead };
  return (
    <div className={classes.page}>
      <PageTitle {...title} actions={back} />
      {locked ? (
        <p className={classes.locked} role="alert">
          {t[locked]}{' '}
          {locked === 'isCollecting' && <AppLink to={`/survey/create/edit?scrollId=${scrollId}`}>{t.toEditor}</AppLink>}
        </p>
      ) : solutionId ? (
        <SolutionWay target={target.data} solutionId={solutionId} />
      ) : (
        <Ways key={way} offered={importWays} target={target.data} />
      )}
    </div>
  );
}

function backTo({ scrollId, projectId }: { scrollId: string | undefined; projectId: string | undefined }): string {
  if (scrollId) return `/survey/create/edit?scrollId=${scrollId}`;
  return projectId ? projectAddress(projectId) : DESKTOP_PATH;
}

interface WaysProps {
  readonly offered: readonly Way[];
  readonly target: ImportTarget | undefined;
}

function Ways({ offered, target }: WaysProps) {
  const { way: wanted } = useSearch({ strict: false }) as Search;
  const [way, setWay] = useState<Way>(findWay(wanted) ?? offered[0] ?? 'blank');
  return (
    <>
      <WayChoice offered={offered} chosen={way} onChoose={setWay} />
      {way === 'blank' && <BlankWay />}
      {way === 'describe' && <DescribeWay />}
      {way === 'template' && <TemplateWay />}
      {way === 'solution' && <SolutionWay target={target} solutionId={undefined} />}
      {way === 'word' && <WordWay target={target} />}
      {way === 'text' && <TextWay target={target} />}
    </>
  );
}
