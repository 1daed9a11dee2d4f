import { Outlet } from '@tanstack/react-router';
import { SurveyBar } from './survey-bar.tsx';
import classes from './survey-layout.module.css';
import { WorkspaceHeader } from './workspace-header.tsx';

/** One questionnaire: its steps at the top, all the width for its page. */
export function SurveyLayout() {
  return (
    <div className={classes.page}>
      <WorkspaceHeader />
      <SurveyBar />
      <main id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  );
}
