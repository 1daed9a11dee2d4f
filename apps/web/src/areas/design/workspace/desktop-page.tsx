import { workspaceTexts } from '@wenshu/texts/design/workspace';
import { PageTitle } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { useSession } from '../../../app/session/session.ts';
import classes from './desktop-page.module.css';
import { JourneyPath } from './journey-path.tsx';
import { QuestionnaireShelf } from './questionnaires/questionnaire-shelf.tsx';

/** Where the work starts: the person's questionnaires, and what becomes of one. */
export default function DesktopPage() {
  const { desktop } = useTexts(workspaceTexts);
  const name = useSession(state => state.user?.nickName);
  return (
    <div className={classes.page}>
      <PageTitle
        title={name ? desktop.greeting(new Date().getHours(), name) : desktop.greetingNobody}
        lead={desktop.lead}
      />
      <div className={classes.list}>
        <QuestionnaireShelf />
      </div>
      <JourneyPath />
    </div>
  );
}
