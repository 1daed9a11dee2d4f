import { Stages } from '../pages/open-survey.tsx';
import { Shell } from '../pages/shell.tsx';
import type { OpenVisit } from '../session/answer-session.ts';
import type { SurveySession } from '../session/survey-session.ts';
import { type Words, WordsContext } from '../words.ts';

interface FirstPageProps {
  readonly visit: OpenVisit;
  readonly session: SurveySession;
  readonly words: Words;
}

const nothing = () => {};
const address = { kind: 's', code: '', language: undefined, parameters: {} } as const;

/** What a visitor who was never here sees first: the components of `App`, without anything that only a browser knows. */
export function FirstPage({ visit, session, words }: FirstPageProps) {
  return (
    <WordsContext.Provider value={words}>
      <Shell entrance={visit.entrance} onLanguage={nothing}>
        <Stages
          session={session}
          visit={visit}
          address={address}
          before={{ current: {} }}
          onReopen={nothing}
          onOver={nothing}
        />
      </Shell>
    </WordsContext.Provider>
  );
}
