import { MOST_ATTRIBUTE_CHOICES, MOST_TALK_ATTRIBUTES, type TalkAttribute } from '@wenshu/api-contract';
import { sameName } from '@wenshu/transcripts';
import { newId } from '../../../../platform/new-id.ts';

interface Variable {
  readonly id: string;
  readonly name: string;
}

type Values = Readonly<Record<string, string>>;

const LONGEST_NAME = 60;
const LONGEST_TEXT = 200;
/** More different ones than these are no choice any more. */
const MOST_DIFFERENT = 20;

/**
 * What another program knows of people as attributes of the project: of variables that somebody has a value of. One of the same name is the same, as
 * long as the values fit it. `leftOut` says how many there was no room for.
 */
export function attributesOfProject(
  variables: readonly Variable[],
  people: readonly Values[],
  there: readonly TalkAttribute[],
): {
  readonly attributes: readonly TalkAttribute[];
  readonly leftOut: number;
  valuesOf(person: Values): Record<string, string | number>;
} {
  const attributes = [...there];
  const byVariable = new Map<string, TalkAttribute>();
  let leftOut = 0;
  for (const variable of variables) {
    const values = people.flatMap(person => person[variable.id] ?? []).map(cut);
    if (values.length === 0) continue;
    const name = variable.name.trim().slice(0, LONGEST_NAME) || '?';
    const at = attributes.findIndex(one => sameName(one.name, name));
    const fitting = at < 0 ? undefined : widened(attributes[at]!, values);
    const attribute = fitting ?? { id: newId(), name: freeOf(name, attributes), ...kindOf(values) };
    if (fitting) attributes[at] = fitting;
    else if (attributes.length < MOST_TALK_ATTRIBUTES) attributes.push(attribute);
    else {
      leftOut += 1;
      continue;
    }
    byVariable.set(variable.id, attribute);
  }
  return {
    attributes,
    leftOut,
    valuesOf: person =>
      Object.fromEntries(
        [...byVariable].flatMap(([id, attribute]) => {
          const value = person[id];
          if (value === undefined) return [];
          return [[attribute.id, attribute.kind === 'number' ? Number(value) : cut(value)]];
        }),
      ),
  };
}

const cut = (value: string) => value.slice(0, LONGEST_TEXT);
const isNumber = (value: string) => value.trim() !== '' && Number.isFinite(Number(value));

function kindOf(values: readonly string[]): Pick<TalkAttribute, 'kind' | 'choices'> {
  if (values.every(isNumber)) return { kind: 'number', choices: [] };
  const choices = [...new Set(values)];
  const isChoice = choices.length <= MOST_DIFFERENT && choices.every(choice => choice.length <= LONGEST_NAME);
  return isChoice ? { kind: 'choice', choices } : { kind: 'text', choices: [] };
}

/** An attribute that holds these values as well; undefined where it cannot. */
function widened(attribute: TalkAttribute, values: readonly string[]): TalkAttribute | undefined {
  if (attribute.kind === 'text') return attribute;
  if (attribute.kind === 'number') return values.every(isNumber) ? attribute : undefined;
  const choices = [...new Set([...attribute.choices, ...values])];
  const isPossible = choices.length <= MOST_ATTRIBUTE_CHOICES && choices.every(choice => choice.length <= LONGEST_NAME);
  return isPossible ? { ...attribute, choices } : undefined;
}

function freeOf(name: string, attributes: readonly TalkAttribute[]): string {
  const isTaken = (word: string) => attributes.some(one => sameName(one.name, word));
  if (!isTaken(name)) return name;
  for (let number = 2; ; number++) {
    const word = `${name.slice(0, LONGEST_NAME - 6)} (${number})`;
    if (!isTaken(word)) return word;
  }
}
