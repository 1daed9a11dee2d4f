import { liveTexts } from '@wenshu/texts/people/live';
import { Island } from '../../islands/island.tsx';
import { useVisit, useWords } from '../../site-context.ts';
import { exampleQuestion } from './example-question.ts';
import { LiveQuestion } from './live-question.tsx';

/** Employees are asked about their work; everybody else about a product. */
export function QuestionPlace() {
  const { path, language } = useVisit();
  const { customers, employees, ...words } = useWords(liveTexts).question;
  const question = exampleQuestion(path === '/solution/ex' ? employees : customers);
  return <Island name="live-question" part={LiveQuestion} when="visible" props={{ language, question, words }} />;
}
