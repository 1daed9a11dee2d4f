import { Outlet, useLocation } from '@tanstack/react-router';
import { SurveyDoor } from '../../survey-door/survey-door.tsx';
import { SurveyHeader } from './survey-header.tsx';
import classes from './survey-layout.module.css';
import { TeamLayout } from './team-layout.tsx';

/** One questionnaire: its name and steps in one line at the top, all the rest for its page. What is of none of them stands in the workspace. */
export function SurveyLayout() {
  const { path, scrollId } = useLocation({
    select: ({ pathname, searchStr }) => ({
      path: pathname,
      scrollId: new URLSearchParams(searchStr).get('scrollId'),
    }),
    structuralSharing: true,
  });
  if (scrollId === null) return <TeamLayout />;
  return (
    <div className={classes.page}>
      <SurveyHeader />
      <main id="content" tabIndex={-1} className={classes.main}>
        <SurveyDoor scrollId={scrollId} path={path}>
          <Outlet />
        </SurveyDoor>
      </main>
    </div>
  );
}
