import { useSearch } from '@tanstack/react-router';
import { solutionCalls } from '@wenshu/api-contract';
import type { SolutionId } from '@wenshu/survey-core';
import { schemeScreenTexts } from '@wenshu/texts/design/schemes';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { actionClass } from '@wenshu/ui';
import { client } from '../../../app/client.ts';
import { language, languageCode, useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { SettingScreen } from '../solutions/setting-screen.tsx';
import { schemesAddress, solutionAddress } from '../solutions/solution-address.ts';
import { SolutionChoice } from '../solutions/solution-choice.tsx';
import classes from './create-survey.module.css';
import type { ImportTarget } from './import-target.ts';
import { NameForm } from './name-form.tsx';

interface SolutionWayProps {
  readonly target: ImportTarget | undefined;
  /** The one whose form is open, of a questionnaire that is there. */
  readonly solutionId: SolutionId | undefined;
}

/** From choosing a research scheme to its questions (S1.15). */
export function SolutionWay({ target, solutionId }: SolutionWayProps) {
  const t = useTexts(solutionTexts);
  const { toSchemes } = useTexts(schemeScreenTexts);
  const { projectId } = useSearch({ strict: false }) as { projectId?: string };
  if (target && solutionId) return <SettingScreen scrollId={target.scrollId} solutionId={solutionId} />;
  if (target)
    return (
      <SolutionChoice
        wayOn={solution => (
          <AppLink to={solutionAddress({ scrollId: target.scrollId, solution })} className={actionClass()}>
            {t.begin}
          </AppLink>
        )}
      />
    );
  return (
    <>
      <p className={classes.toSchemes}>
        <AppLink to={schemesAddress({ projectId })}>{toSchemes}</AppLink>
      </p>
      <SolutionChoice wayOn={solution => <NewSolution solutionId={solution} />} />
    </>
  );
}

/** A new questionnaire from a solution: its name, then its form. */
export function NewSolution({ solutionId }: { readonly solutionId: SolutionId }) {
  const t = useTexts(solutionTexts);
  return (
    <NameForm
      start={t.of[solutionId].name}
      confirm={t.begin}
      leadsTo={scrollId => solutionAddress({ scrollId, solution: solutionId })}
      onCreate={async name => {
        const start = { solutionBankId: solutionId, name, languageId: languageCode(language) };
        return (await client.call(solutionCalls.addSolution, start)).scrollId;
      }}
    />
  );
}
