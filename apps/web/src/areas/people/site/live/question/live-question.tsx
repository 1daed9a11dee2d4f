import { NpsView } from '@wenshu/question-types/nps-view';
import '@wenshu/question-types/point-row.css';
import type { FlowQuestion } from '@wenshu/survey-core/answering';
import { useState } from 'react';
import { useEarly } from '../../islands/use-early.ts';
import card from '../parts/live-card.module.css';
import classes from './live-question.module.css';
import { type NpsGroup, npsGroup } from './nps-group.ts';

interface LiveQuestionProps {
  readonly language: 'zh' | 'en';
  /** As a survey would hand it to the answering page. */
  readonly question: FlowQuestion;
  readonly words: {
    readonly stored: string;
    readonly variable: string;
    readonly label: string;
    readonly value: string;
    readonly group: string;
    readonly unanswered: string;
    readonly groups: Readonly<Record<NpsGroup, string>>;
    readonly notSent: string;
  };
}

const TITLE = 'live-question-title';
const STORED = 'live-question-stored';

/** A question as respondents have it, and beside it what an answer becomes in the data. */
export function LiveQuestion({ language, question, words }: LiveQuestionProps) {
  const [answer, setAnswer] = useState<number>();
  useEarly('live-question', 'input:checked', value => setAnswer(Number(value)));
  const facts = [
    { name: words.variable, text: question.seqName },
    { name: words.label, text: question.title.text },
    { name: words.value, text: answer === undefined ? words.unanswered : String(answer) },
    { name: words.group, text: answer === undefined ? words.unanswered : words.groups[npsGroup(answer)] },
  ];
  return (
    <div className={classes.card}>
      <div className={classes.question}>
        <h3 id={TITLE}>{question.title.text}</h3>
        <NpsView
          question={question}
          answer={answer}
          onChange={setAnswer}
          problems={[]}
          titleId={TITLE}
          problemId=""
          texts={{ language }}
          seed=""
        />
      </div>
      <section aria-labelledby={STORED} aria-live="polite">
        <h4 id={STORED} className={classes.stored}>
          {words.stored}
        </h4>
        <dl className={classes.facts}>
          {facts.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd data-empty={text === words.unanswered}>{text}</dd>
            </div>
          ))}
        </dl>
      </section>
      <p className={card.note}>{words.notSent}</p>
    </div>
  );
}
