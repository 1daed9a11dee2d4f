import type { AskedStep } from '@wenshu/api-contract';
import { assistantTexts } from '@wenshu/texts/findings/assistant';
import { Button } from 'antd';
import { HelpedNote } from '../../../app/helper/helped-note.tsx';
import { useTexts } from '../../../app/language/language.ts';
import classes from './assistant.module.css';
import { IdeaList } from './idea-list.tsx';
import { PlanLine } from './plan-line.tsx';
import { StepAnswer } from './step-answer.tsx';
import type { AskInput } from './use-asking.ts';

interface StepViewProps {
  readonly scrollId: string;
  readonly conversationId: string;
  readonly step: AskedStep;
  readonly isLast: boolean;
  /** Whether its answer is worked out by itself. */
  readonly isWanted: boolean;
  readonly isBusy: boolean;
  readonly goesOnFrom: number | undefined;
  /** Without it the survey is no longer the reader's to ask. */
  readonly onAsk: ((input: AskInput) => unknown) | undefined;
  onGoOn(step: number): void;
}

/** A question with what was understood and what it comes to; or what may be meant; or what else could be asked. */
export function StepView(props: StepViewProps) {
  const { scrollId, conversationId, step: one, isLast, isWanted, isBusy, goesOnFrom, onAsk, onGoOn } = props;
  const t = useTexts(assistantTexts);
  const { step, after, question, plan, choices, understood, helped } = one;
  const again = (picked?: readonly string[]) =>
    onAsk?.({ question, after: after ?? undefined, ...(picked && { picked }) });
  return (
    <article className={classes.step} aria-label={t.stepOf({ step })} id={stepAnchor(step)}>
      <div className={classes.asked}>
        <span className={classes.unseen}>{t.you}: </span>
        <p className={classes.question}>{question}</p>
        {after !== null && <span className={classes.faint}>{t.after({ step: after })}</span>}
      </div>
      <section className={classes.answer} aria-label={t.answer}>
        {plan && <PlanLine plan={plan} />}
        {plan && onAsk && (
          <StepAnswer
            scrollId={scrollId}
            conversationId={conversationId}
            step={step}
            question={question}
            isWanted={isWanted}
          />
        )}
        {one.is === 'which' && choices.length > 0 && (
          <>
            <p>{t.which}</p>
            <ul className={classes.ideas}>
              {choices.map(({ key, label }) => (
                <li key={key}>
                  <button
                    type="button"
                    className={classes.idea}
                    aria-disabled={isBusy}
                    onClick={() => void again([key])}
                  >
                    {label}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {one.is === 'unclear' && onAsk && (
          <>
            <p>{t.unclear}</p>
            {understood.length > 0 && <p>{t.understood({ names: understood })}</p>}
            {isLast && (
              <IdeaList
                scrollId={scrollId}
                title={t.tryThese}
                isBusy={isBusy}
                onAsk={idea => onAsk({ question: idea })}
              />
            )}
          </>
        )}
        {isLast && helped && !(helped.by === 'house' && helped.because === null) && (
          <HelpedNote helped={helped} scrollId={scrollId} onAgain={() => again()} />
        )}
        {plan && onAsk && goesOnFrom !== step && (
          <Button type="link" size="small" className={classes.goOn!} onClick={() => onGoOn(step)}>
            {t.goOn}
          </Button>
        )}
      </section>
    </article>
  );
}

export const stepAnchor = (step: number) => `asked-${step}`;
