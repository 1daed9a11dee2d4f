import { answeringTypes, type QuestionTypeSlug } from '@wenshu/question-types/answering';
import { answerViews } from '@wenshu/question-types/respondent';
import { checkAnswer, type FlowQuestion, type Json } from '@wenshu/survey-core/answering';
import { answeringTexts, describeAnswerProblem } from '@wenshu/texts/answering';
import { useState } from 'react';

interface ExampleBlockProps {
  readonly name: string;
  readonly question: FlowQuestion;
  readonly answer: Json | undefined;
  readonly language: 'zh' | 'en';
}

/** One example in the page's frame, without a session. It can be answered; what is wrong with the answer is said at once. */
export function ExampleBlock({ name, question, answer: first, language }: ExampleBlockProps) {
  const [answer, setAnswer] = useState(first);
  const slug = question.type as QuestionTypeSlug;
  const bound = answeringTypes[slug].bind(question);
  const View = answerViews[slug];
  const texts = answeringTexts[language];
  const problems = answer === undefined ? [] : checkAnswer(bound, answer);
  const titleId = `title-${question.id}`;
  const frame = problems[0] ? 'question has-problem' : bound.role === 'question' ? 'question' : 'question is-note';
  return (
    <>
      <p className="gallery-state">{name}</p>
      <article className={frame} data-example={`${slug} ${name}`}>
        <h3 className="question-title" id={titleId}>
          {question.title.text}
        </h3>
        <View
          question={question}
          answer={answer}
          onChange={setAnswer}
          problems={problems}
          titleId={titleId}
          problemId={`problem-${question.id}`}
          texts={texts}
          seed="0123456789abcdef"
        />
        <p className="question-problem" id={`problem-${question.id}`}>
          {problems[0] && describeAnswerProblem(texts, problems[0])}
        </p>
      </article>
    </>
  );
}
