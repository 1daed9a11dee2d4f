import type * as z from 'zod/mini';
import type { InputProblem } from '../../refusal/input-problem.ts';

type Issue = z.core.$ZodIssue;

export interface ExplainedIssue {
  /** Dotted, as in `questions.2.title`. */
  readonly field: string;
  readonly problem: InputProblem;
}

/** The first thing that is wrong, as a field and a word. `root` names the whole when no field can be named. */
export function explainIssue(issues: readonly Issue[], root: string): ExplainedIssue {
  const [first] = issues;
  const { path, problem } = first ? explain(first) : { path: [], problem: { word: 'invalid' } as const };
  return { field: path.map(String).join('.') || root, problem };
}

interface IssueFound {
  readonly path: readonly PropertyKey[];
  readonly problem: InputProblem;
}

function explain(issue: Issue): IssueFound {
  if (issue.input === undefined && issue.code !== 'custom') return { path: issue.path, problem: { word: 'required' } };
  if (issue.code === 'invalid_union') return explainUnion(issue);
  if (issue.code === 'invalid_key' || issue.code === 'invalid_element') {
    const [inner] = issue.issues;
    return inner ? below(issue.path, explain(inner)) : { path: issue.path, problem: { word: 'invalid' } };
  }
  // Of a whole that knows all its fields the first one that it does not know.
  if (issue.code === 'unrecognized_keys')
    return { path: [...issue.path, issue.keys[0]!], problem: { word: 'invalid' } };
  return { path: issue.path, problem: problemOf(issue) };
}

/** Of a union's failed branches the one that got furthest into the input is the one that was meant. */
function explainUnion(issue: z.core.$ZodIssueInvalidUnion): IssueFound {
  if (issue.errors.length === 0) {
    const options = 'options' in issue ? (issue.options ?? []) : [];
    return { path: issue.path, problem: options.length > 0 ? oneOf(options) : { word: 'invalid' } };
  }
  const firsts = issue.errors.flatMap(([first]) => (first ? [first] : []));
  if (firsts.every(first => first.code === 'invalid_value' && first.path.length === 0)) {
    return { path: issue.path, problem: oneOf(firsts.flatMap(first => ('values' in first ? first.values : []))) };
  }
  const deepest = firsts.map(explain).reduce((best, next) => (next.path.length > best.path.length ? next : best));
  return below(issue.path, deepest);
}

function below(path: readonly PropertyKey[], { path: inner, problem }: IssueFound): IssueFound {
  return { path: [...path, ...inner], problem };
}

const wordByKind: Readonly<Record<string, Extract<InputProblem, { word: `not${string}` | 'wrongKind' }>['word']>> = {
  string: 'notText',
  number: 'notNumber',
  int: 'notInteger',
  boolean: 'notBoolean',
  array: 'notList',
  object: 'notObject',
  record: 'notObject',
};

function problemOf(issue: Issue): InputProblem {
  switch (issue.code) {
    case 'invalid_type': {
      const word = wordByKind[issue.expected];
      return word === undefined || word === 'notOneOf' ? { word: 'wrongKind' } : { word };
    }
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return { word: 'formatWrong' };
    case 'invalid_value':
      return oneOf(issue.values);
    default:
      return { word: 'invalid' };
  }
}

function tooSmall(origin: string, minimum: number): InputProblem {
  if (origin === 'string') return { word: 'textTooShort', minimum };
  if (origin === 'array' || origin === 'set') return { word: 'listTooShort', minimum };
  return { word: 'numberTooSmall', minimum };
}

function tooBig(origin: string, maximum: number): InputProblem {
  if (origin === 'string') return { word: 'textTooLong', maximum };
  if (origin === 'array' || origin === 'set') return { word: 'listTooLong', maximum };
  return { word: 'numberTooBig', maximum };
}

function oneOf(values: readonly unknown[]): InputProblem {
  return { word: 'notOneOf', values: values.map(String).join(', ') };
}
