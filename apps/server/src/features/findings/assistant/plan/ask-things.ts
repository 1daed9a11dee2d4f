import { type DataQuestion, type DataVariable, isDay, suitsSlot } from '@wenshu/analysis';

/** What a question or a variable is to somebody who asks in words: from it follows how it can be looked at. */
export type ThingKind = 'scale' | 'recommend' | 'number' | 'choice' | 'set' | 'rows' | 'text' | 'other';

/** A thing that people ask about: a question of the survey, a row of one, or what people made of others. */
export interface AskThing {
  /** A question's key where it is one as a whole, else a variable's. */
  readonly key: string;
  readonly label: string;
  readonly kind: ThingKind;
  /** The variables that analyses take for it. */
  readonly variables: readonly DataVariable[];
  /** Of a row: its own words, and the question it stands in. */
  readonly row?: { readonly label: string; readonly question: string };
  /** The question, where statistics per question can sum it up. */
  readonly question?: DataQuestion;
}

export interface AskKnown {
  readonly things: readonly AskThing[];
  readonly byKey: ReadonlyMap<string, AskThing>;
  readonly variables: readonly DataVariable[];
  readonly questions: readonly DataQuestion[];
}

const NUMBERS = { name: 'numbers', takes: 'numbers', least: 1, most: 1 } as const;
/** What everybody calls them; all other facts are for lists and filters. */
const ASKED_FACTS: readonly string[] = ['fact:durationSeconds', 'fact:language'];

/** Everything of a data set that can be asked about, in its order. */
export function askThings(variables: readonly DataVariable[], questions: readonly DataQuestion[]): AskKnown {
  const byVariable = new Map(variables.map(one => [one.key, one]));
  const inQuestion = new Set<string>();
  const things: AskThing[] = [];
  for (const question of questions) {
    const own = question.variables.flatMap(({ key }) => byVariable.get(key) ?? []);
    for (const { key } of own) inQuestion.add(key);
    things.push(...thingsOf(question, own));
  }
  for (const variable of variables)
    if (!inQuestion.has(variable.key) && (!variable.key.startsWith('fact:') || ASKED_FACTS.includes(variable.key)))
      things.push({
        key: variable.key,
        label: variable.label || variable.name,
        kind: kindOf(variable),
        variables: [variable],
      });
  return { things, byKey: new Map(things.map(one => [one.key, one])), variables, questions };
}

function thingsOf(question: DataQuestion, own: readonly DataVariable[]): readonly AskThing[] {
  const { key, title } = question;
  const main = own.find(one => one.key === key);
  if (main) {
    const kind = question.summary.kind === 'nps' ? 'recommend' : kindOf(main);
    return [{ key, label: title, kind, variables: [main], question }];
  }
  const answered = own.filter(one => one.kept !== 'text' && one.content === undefined);
  const [only] = own;
  if (own.length === 1 && only) return [{ key, label: title, kind: kindOf(only), variables: own, question }];
  if (answered.length === 0)
    return own.length === 0 ? [] : [{ key, label: title, kind: 'text', variables: own, question }];
  const rows = answered.map((variable): AskThing => {
    const part = question.variables.find(one => one.key === variable.key)?.label ?? '';
    const label = part || variable.label;
    return {
      key: variable.key,
      label: part ? `${title}: ${part}` : variable.label,
      kind: kindOf(variable),
      variables: [variable],
      row: { label, question: key },
    };
  });
  return [{ key, label: title, kind: 'rows', variables: answered, question }, ...rows];
}

/** By how it is kept: that decides what can be computed of it. */
function kindOf(variable: DataVariable): ThingKind {
  const { kept, content } = variable;
  if (kept === 'codes') return 'set';
  if (kept === 'number') return 'number';
  if (kept === 'text') return content === undefined && !isDay(variable) ? 'text' : 'other';
  if (kept !== 'code') return 'other';
  return suitsSlot(variable, NUMBERS) ? 'scale' : 'choice';
}
