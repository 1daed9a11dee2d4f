import {
  type Answers,
  type Ask,
  compileDerived,
  type DataQuestion,
  type DataVariable,
  type Exhibit,
  type Filter,
  joinTexts,
  type Kind,
  layRecipes,
  type PresentContext,
  type Row,
  readWeighed,
  weighAsks,
} from '../src/index.ts';
import { packGroups } from './plain-groups.ts';
import { columnsSlowly, countSlowly, textsSlowly } from './slow-columns.ts';

export interface SlowData {
  readonly rows: readonly Row[];
  readonly variables: readonly DataVariable[];
  readonly questions?: readonly DataQuestion[];
  readonly filter?: Filter;
  readonly weight?: string;
}

/** A kind on plain arrays: what it asks for is counted by the slow twin, as the copy of a data set would. */
export function runSlowly<Request, Result>(
  kind: Kind<Request, Result>,
  request: Request,
  { rows, variables, questions, filter, weight }: SlowData,
): Result {
  const known = new Map(variables.map(variable => [variable.key, variable]));
  const asked = new Map(questions?.map(question => [question.key, question]));
  const { asks, derived } = kind.plan(request, known, asked);
  const laid = layRecipes(new Map(Object.entries(derived)), variables);
  if ('word' in laid) throw new Error(`a kind's own recipe is refused: ${laid.word}`);
  const whole = rows.map(compileDerived(laid));
  const answer = (ask: Ask) => {
    const filters = [filter, ask.filter].filter(part => part !== undefined);
    const asked = { ...ask, timeZone: 'UTC', ...(weight !== undefined && { weight }), filter: { all: filters } };
    if (asked.kind === 'columns') return { ...columnsSlowly(whole, asked), asOf: 5 };
    if (asked.kind === 'texts') {
      const { records, ...counted } = textsSlowly(whole, asked);
      return { ...counted, joined: joinTexts(records, asked.variables.length), asOf: 5 };
    }
    const { filter: joined, ...without } = asked;
    const counted = countSlowly(whole, filters.length > 0 ? { ...without, filter: joined } : without);
    return { groups: packGroups(counted), asOf: 5 };
  };
  // As it goes to a thread and comes back.
  const answers: Answers = structuredClone(weighAsks(asks, weight).map(answer));
  return structuredClone(kind.run(request, readWeighed(answers, weight).answers, known, asked));
}

/** Worked out once, shown in any language. */
export function presenterOf<Request, Result>(
  kind: Kind<Request, Result>,
  request: Request,
  data: SlowData,
): (language: PresentContext['language']) => readonly Exhibit[] {
  const variables = new Map(data.variables.map(variable => [variable.key, variable]));
  const source = { asOf: '2026-11-15 10:00', ...(data.weight !== undefined && { weight: data.weight }) };
  const questions = new Map(data.questions?.map(question => [question.key, question]));
  const result = runSlowly(kind, request, data);
  return language => kind.present(result, request, { language, variables, questions, source });
}

export function presentSlowly<Request, Result>(
  kind: Kind<Request, Result>,
  request: Request,
  data: SlowData,
  language: PresentContext['language'] = 'zh',
): readonly Exhibit[] {
  return presenterOf(kind, request, data)(language);
}
