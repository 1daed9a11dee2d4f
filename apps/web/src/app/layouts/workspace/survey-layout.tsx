import { Outlet } from '@tanstack/react-router';
import { SurveyHeader } from './survey-header.tsx';
import classes from './survey-layout.module.css';

/** One questionnaire: its name and steps in one line at the top, all the rest for its page. */
export function SurveyLayout() {
  return (
    <div className={classes.page}>
      <SurveyHeader />
      <main id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
    </div>
  );
}
