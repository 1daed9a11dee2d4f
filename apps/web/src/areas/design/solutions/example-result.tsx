import { useQuery } from '@tanstack/react-query';
import type { Exhibit } from '@wenshu/analysis/browser';
import { solutionExampleCalls } from '@wenshu/api-contract';
import type { SolutionId } from '@wenshu/survey-core';
import { solutionExampleTexts } from '@wenshu/texts/design/solution-examples';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { ExhibitView } from '@wenshu/ui/exhibits';
import { client } from '../../../app/client.ts';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { language, useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import classes from './solutions.module.css';

interface ExampleResultProps {
  readonly solutionId: SolutionId;
  onClose(): void;
}

/** What the analysis of a solution finds in the answers of simulated people, with their true values first. */
export default function ExampleResult({ solutionId, onClose }: ExampleResultProps) {
  const t = useTexts(solutionExampleTexts);
  const { name } = useTexts(solutionTexts).of[solutionId];
  const example = useQuery({
    queryKey: ['solution-example', solutionId, language],
    queryFn: () => client.call(solutionExampleCalls.example, { solutionBankId: solutionId }, { quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <ViewDialog width={1040} title={t.title({ name })} isScrolling onClose={onClose}>
      <Loaded of={example} words={t}>
        {({ subject, people, truth, exhibits }) => (
          <div className={classes.exampleResult}>
            <p className={classes.hint}>{t.lead({ people, subject })}</p>
            {([...exhibits, truth] as readonly unknown[] as readonly Exhibit[]).map(exhibit => (
              <ExhibitView key={exhibit.id} exhibit={exhibit} language={language} />
            ))}
          </div>
        )}
      </Loaded>
    </ViewDialog>
  );
}
