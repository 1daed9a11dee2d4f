import { terminalLanguage } from '../bootstrap/language.mjs';
import type { Problem } from '../problem.ts';
import { problemTexts } from './problem-texts.ts';

export function presentProblem(problem: Problem, language = terminalLanguage()): string {
  return problemTexts[language][problem.code].replace(/\{(\w+)\}/g, (_, name) => String(problem.details[name] ?? ''));
}
