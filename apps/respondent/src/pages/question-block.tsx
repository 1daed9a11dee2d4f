import type { QuestionTypeSlug } from '@wenshu/question-types/answering';
import { answerViews, type ViewTexts } from '@wenshu/question-types/respondent';
import { type AnswerProblem, type Json, type PageQuestion, readSetting } from '@wenshu/survey-core/answering';
import { describeAnswerProblem } from '@wenshu/texts/answering';

interface QuestionBlockProps {
  /** Undefined for what is only read. */
  readonly number: number | undefined;
  readonly shown: PageQuestion;
  readonly answer: Json | undefined;
  readonly problems: readonly AnswerProblem[];
  onChange(answer: Json | undefined): void;
  readonly texts: ViewTexts;
  readonly seed: string;
}

/** A question with its number, title, view and what is wrong with it. */
export function QuestionBlock({ number, shown, answer, problems, onChange, texts, seed }: QuestionBlockProps) {
  const { question } = shown.bound;
  const View = answerViews[question.type as QuestionTypeSlug];
  const titleId = `title-${shown.key}`;
  const problemId = `problem-${shown.key}`;
  const [problem] = problems;
  return (
    <section
      id={`question-${shown.key}`}
      className={problem ? 'question has-problem' : number === undefined ? 'question is-note' : 'question'}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <h2 className="question-title" id={titleId}>
        {number !== undefined && <span className="question-number">{number}. </span>}
        {question.title.text}
        {readSetting(question.settings, 'required') && (
          <span className="required" title={texts.required}>
            <span aria-hidden="true">*</span>
            <span className="visually-hidden">{texts.required}</span>
          </span>
        )}
      </h2>
      {shown.loopItem && <p className="question-loop">{shown.loopItem.title.text}</p>}
      {question.remark?.text && <p className="question-remark">{question.remark.text}</p>}
      <View
        question={question}
        answer={answer}
        onChange={onChange}
        problems={problems}
        titleId={titleId}
        problemId={problemId}
        texts={texts}
        seed={seed}
      />
      <p className="question-problem" id={problemId}>
        {problem && describeAnswerProblem(texts, problem)}
      </p>
    </section>
  );
}
