import { useRouter } from '@tanstack/react-router';
import { type AskedStep, MOST_ASKED_STEPS } from '@wenshu/api-contract';
import { assistantTexts } from '@wenshu/texts/findings/assistant';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { prefersCalm } from '../../../app/use-is-narrow.ts';
import { AskForm } from './ask-form.tsx';
import classes from './assistant.module.css';
import { assistantAddress } from './assistant-address.ts';
import { IdeaList } from './idea-list.tsx';
import { StepView, stepAnchor } from './step-view.tsx';
import { useAsking } from './use-asking.ts';
import { useKept } from './use-conversations.ts';

interface TalkProps {
  readonly scrollId: string;
  /** None: it begins with the first question. */
  readonly conversationId: string | undefined;
  readonly steps: readonly AskedStep[];
  /** Whether its reader may still look at the survey's statistics. */
  readonly mayAsk: boolean;
}

/** So many of the newest are answered by themselves when a conversation is opened. */
const ANSWERED_AT_ONCE = 3;

/** Questions and answers, the newest last, and the place for the next one. */
export function Talk({ scrollId, conversationId, steps, mayAsk }: TalkProps) {
  const t = useTexts(assistantTexts);
  const router = useRouter();
  const kept = useKept();
  const last = steps.at(-1);
  // By itself a question goes on from the newest that was understood; a person may go back to another, or begin afresh.
  const newest = last?.plan ? last.step : undefined;
  const [chosen, setChosen] = useState<{ readonly of: number | undefined; readonly step: number | undefined }>();
  const goesOnFrom = chosen && chosen.of === last?.step ? chosen.step : newest;
  const choose = (step: number | undefined) => setChosen({ of: last?.step, step });
  const { isAsking, ask, stop } = useAsking({
    scrollId,
    conversationId,
    onAsked: async ({ conversationId: id, step }) => {
      kept.add(id, step);
      void kept.refreshList();
      if (conversationId === undefined) router.history.replace(assistantAddress({ scrollId, conversation: id }));
    },
  });
  useEffect(() => {
    if (last)
      document
        .getElementById(stepAnchor(last.step))
        ?.scrollIntoView({ block: 'start', behavior: prefersCalm() ? 'auto' : 'smooth' });
  }, [last]);
  const onAsk = mayAsk ? ask : undefined;
  const isFull = (last?.step ?? 0) >= MOST_ASKED_STEPS;
  return (
    <div className={classes.talk}>
      {steps.length > 0 && (
        <div className={classes.steps} role="log" aria-label={t.conversation} aria-live="polite" aria-busy={isAsking}>
          {steps.map((step, at) => (
            <StepView
              key={step.step}
              scrollId={scrollId}
              conversationId={conversationId ?? ''}
              step={step}
              isLast={at === steps.length - 1}
              isWanted={at >= steps.length - ANSWERED_AT_ONCE}
              isBusy={isAsking}
              goesOnFrom={goesOnFrom}
              onAsk={onAsk}
              onGoOn={choose}
            />
          ))}
        </div>
      )}
      {!mayAsk && <p className={classes.closed}>{t.asking.closed}</p>}
      {mayAsk && isFull && <p className={classes.closed}>{t.asking.full({ most: MOST_ASKED_STEPS })}</p>}
      {mayAsk && steps.length === 0 && (
        <IdeaList
          scrollId={scrollId}
          title={t.survey.ideas}
          isBusy={isAsking}
          onAsk={question => void ask({ question })}
        />
      )}
      {mayAsk && !isFull && (
        <AskForm
          goesOnFrom={goesOnFrom}
          isAsking={isAsking}
          onAsk={(question, onTaken) => ask({ question, after: goesOnFrom }, onTaken)}
          onStop={stop}
          onAnew={() => choose(undefined)}
        />
      )}
    </div>
  );
}
