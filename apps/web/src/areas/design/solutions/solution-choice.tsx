import { type SolutionId, samplesForMargin, shareOfPeople, solutionIds } from '@wenshu/survey-core';
import { solutionExampleTexts } from '@wenshu/texts/design/solution-examples';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { ActionButton } from '@wenshu/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import classes from './solutions.module.css';
import { USUAL_MINUTES } from './usual-minutes.ts';

// Charts weigh more than all the rest of choosing.
const ExampleResult = lazy(() => import('./example-result.tsx'));

interface SolutionChoiceProps {
  /** What stands below the description of the one that was opened: the way on. */
  readonly wayOn: (solutionId: SolutionId) => ReactNode;
}

/** All solutions: which question each answers; opened, everything that one must know before taking it. */
export function SolutionChoice({ wayOn }: SolutionChoiceProps) {
  const t = useTexts(solutionTexts);
  const [opened, setOpened] = useState<SolutionId>();
  return (
    <section>
      <h2 className={classes.chooseTitle}>{t.choose}</h2>
      <p className={classes.hint}>{t.chooseLead}</p>
      <ul className={classes.cards}>
        {solutionIds.map(id => (
          <li key={id} className={classes.card}>
            <h3>{t.of[id].name}</h3>
            <p className={classes.cardQuestion}>{t.of[id].question}</p>
            <p className={classes.cardText}>{t.of[id].gives}</p>
            <ActionButton kind="quiet" aria-label={`${t.use} ${t.of[id].name}`} onClick={() => setOpened(id)}>
              {t.use}
            </ActionButton>
          </li>
        ))}
      </ul>
      {opened && (
        <SolutionDialog solutionId={opened} onClose={() => setOpened(undefined)}>
          {wayOn(opened)}
        </SolutionDialog>
      )}
    </section>
  );
}

interface SolutionDialogProps {
  readonly solutionId: SolutionId;
  /** The way on. */
  readonly children: ReactNode;
  onClose(): void;
}

/** Everything that one must know before taking a solution. */
export function SolutionDialog({ solutionId, children, onClose }: SolutionDialogProps) {
  const t = useTexts(solutionTexts);
  return (
    <ViewDialog width={720} title={t.of[solutionId].name} isScrolling onClose={onClose}>
      <Description solutionId={solutionId} />
      {children}
    </ViewDialog>
  );
}

function Description({ solutionId }: { readonly solutionId: SolutionId }) {
  const t = useTexts(solutionTexts);
  const words = t.of[solutionId];
  const [five, ten] = [0.05, 0.1].map(margin => samplesForMargin(shareOfPeople, margin)) as [number, number];
  const facts: readonly (readonly [string, string])[] = [
    [t.answers, words.question],
    [t.gives, words.gives],
    [t.sample, t.sampleText({ five, ten })],
    [t.length, t.lengthText({ minutes: USUAL_MINUTES[solutionId] })],
    [t.notFor, words.notFor],
  ];
  return (
    <>
      <dl className={classes.facts}>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ExampleWay solutionId={solutionId} />
    </>
  );
}

/** What one gets, to click through before deciding. */
function ExampleWay({ solutionId }: { readonly solutionId: SolutionId }) {
  const t = useTexts(solutionExampleTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <p className={classes.exampleWay}>
      <ActionButton kind="quiet" onClick={() => setOpen(true)}>
        {t.open}
      </ActionButton>
      {isOpen && (
        <Suspense fallback={null}>
          <ExampleResult solutionId={solutionId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </p>
  );
}
