import { isId, isRecord } from '@wenshu/survey-core';
import { cutReasons, talkLanguages, transcriptMost, translationStates, translationWays } from './transcript.ts';

export interface TranscriptProblem {
  readonly problem: 'not-readable' | 'too-large' | 'too-many';
  /** Dotted, where it is known. */
  readonly at: string;
}

type Test = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Test>>;

const most = transcriptMost;
const textUpTo =
  (letters: number): Test =>
  value =>
    typeof value === 'string' && value.length <= letters;
const wholeUpTo =
  (greatest: number): Test =>
  value =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) <= greatest;
const oneOf =
  (words: readonly string[]): Test =>
  value =>
    (words as readonly unknown[]).includes(value);
const orNull =
  (test: Test): Test =>
  value =>
    value === null || test(value);
const listOf =
  (test: Test, longest: number): Test =>
  value =>
    Array.isArray(value) && value.length <= longest && value.every(test);
const shaped =
  (shape: Shape): Test =>
  value =>
    isRecord(value) && wrongField(shape, value) === undefined;

const DAY = /^(\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01]))?$/;
const ORDER = /^[0-9a-z]{1,200}$/;

const cut: Shape = {
  at: wholeUpTo(most.turnLetters),
  words: textUpTo(most.turnLetters),
  now: textUpTo(most.turnLetters),
  why: oneOf(cutReasons),
};
const translation: Shape = {
  text: textUpTo(most.turnLetters),
  state: oneOf(translationStates),
  way: oneOf(translationWays),
  of: textUpTo(20),
  by: textUpTo(64),
  at: wholeUpTo(Number.MAX_SAFE_INTEGER),
};
const turn: Shape = {
  id: isId,
  order: value => typeof value === 'string' && ORDER.test(value),
  speaker: orNull(value => wholeUpTo(most.speaker)(value) && value !== 0),
  text: textUpTo(most.turnLetters),
  cuts: listOf(shaped(cut), most.cutsOfTurn),
  from: orNull(wholeUpTo(most.time)),
  to: orNull(wholeUpTo(most.time)),
  part: textUpTo(most.part),
  translation: orNull(shaped(translation)),
};
const head: Shape = {
  title: value => typeof value === 'string' && value.trim() !== '' && value.length <= most.title,
  language: oneOf(talkLanguages),
  day: value => typeof value === 'string' && DAY.test(value),
  note: textUpTo(most.note),
  turns: isRecord,
};

/** What stands in the way of keeping a transcript, the first thing found. Takes whatever a stranger sends. */
export function checkTranscript(document: unknown): TranscriptProblem | undefined {
  if (!isRecord(document)) return { problem: 'not-readable', at: '' };
  const field = wrongField(head, document);
  if (field !== undefined) return { problem: 'not-readable', at: field };
  const turns = document['turns'] as Readonly<Record<string, unknown>>;
  const ids = Object.keys(turns);
  if (ids.length > most.turns) return { problem: 'too-many', at: 'turns' };
  let letters = 0;
  for (const id of ids) {
    const problem = checkTurn(id, turns[id]);
    if (problem) return problem;
    // Looked at just now.
    letters += lettersOf(turns[id] as TurnLetters);
  }
  return letters > most.letters ? { problem: 'too-large', at: '' } : undefined;
}

export function checkTurn(id: string, value: unknown): TranscriptProblem | undefined {
  const at = `turns.${id}`;
  if (!isRecord(value) || value['id'] !== id) return { problem: 'not-readable', at };
  const field = wrongField(turn, value);
  if (field !== undefined) return { problem: 'not-readable', at: field === '' ? at : `${at}.${field}` };
  // Its fields are what they should be.
  const { text, cuts } = value as unknown as TurnLetters;
  // What stands instead of a cut stands where it says.
  const isAstray = cuts.some(
    ({ at: place, now }) => text.slice(place, place + now.length) !== now || place > text.length,
  );
  return isAstray ? { problem: 'not-readable', at: `${at}.cuts` } : undefined;
}

interface TurnLetters {
  readonly text: string;
  readonly cuts: readonly { readonly at: number; readonly words: string; readonly now: string }[];
  readonly translation: { readonly text: string } | null;
}

const OF_A_TURN = 200;
const lettersOf = ({ text, cuts, translation: into }: TurnLetters) =>
  OF_A_TURN +
  text.length +
  (into?.text.length ?? 0) +
  cuts.reduce((sum, { words, now }) => sum + 40 + words.length + now.length, 0);

/** The first field that is not what it should be; empty where there are others, or some are missing. */
function wrongField(shape: Shape, value: Readonly<Record<string, unknown>>): string | undefined {
  const names = Object.keys(shape);
  if (Object.keys(value).length !== names.length) return '';
  return names.find(name => !Object.hasOwn(value, name) || !shape[name]!(value[name]));
}
