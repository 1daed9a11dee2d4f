import { assistantTexts } from '@wenshu/texts/findings/assistant';
import { Button } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { AnswerPart } from './answer-part.tsx';
import classes from './assistant.module.css';
import { useAnswer } from './use-answer.ts';

interface StepAnswerProps {
  readonly scrollId: string;
  readonly conversationId: string;
  readonly step: number;
  readonly question: string;
  readonly isWanted: boolean;
}

/** What a step comes to, worked out now on the records that its reader sees. */
export function StepAnswer({ question, ...of }: StepAnswerProps) {
  const t = useTexts(assistantTexts);
  const { answer, state, stop, again } = useAnswer(of);
  const { data } = answer;
  return (
    <>
      <div className={classes.said} role="status">
        {state === 'running' && (
          <p className={classes.running}>
            {t.running}
            <Button size="small" onClick={() => void stop()}>
              {t.asking.stop}
            </Button>
          </p>
        )}
        {state !== 'running' && data?.hasChanged && <p className={classes.changed}>{t.hasChanged}</p>}
        {data?.said.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {state === 'failed' && (
        <p className={classes.failed} role="alert">
          {answer.error?.message || t.failed}
          <Button size="small" onClick={again}>
            {t.again}
          </Button>
        </p>
      )}
      {state === 'waiting' && (
        <Button size="small" onClick={again}>
          {t.again}
        </Button>
      )}
      {data?.parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of an answer stay in their places
        <AnswerPart key={index} scrollId={of.scrollId} question={question} part={part} />
      ))}
    </>
  );
}
