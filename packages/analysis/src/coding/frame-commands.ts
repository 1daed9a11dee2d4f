import { checkFrame, codesBelow, type FrameCode, type FrameCodes, type FrameProblem, LARGEST_CODE } from './frame.ts';

type Words = Partial<Omit<FrameCode, 'code' | 'parent' | 'isRetired'>>;

/** What a person does to a frame, one thing at a time. */
export type FrameCommand =
  | ({ readonly does: 'add'; readonly parent: number | null; readonly before?: number | undefined } & Given<Words>)
  | ({ readonly does: 'change'; readonly code: number } & Given<Words>)
  /** Under another code, or before a sister. */
  | {
      readonly does: 'move';
      readonly code: number;
      readonly parent: number | null;
      readonly before?: number | undefined;
    }
  /** One goes, and what was coded with it is coded with the other. */
  | { readonly does: 'merge'; readonly code: number; readonly into: number }
  /** New codes below it. What was coded with it stays with it, or goes to the first of them. */
  | {
      readonly does: 'split';
      readonly code: number;
      readonly into: readonly Given<Words>[];
      readonly codings: 'stay' | 'first';
    }
  | { readonly does: 'retire'; readonly code: number; readonly isRetired: boolean }
  /** What was coded with it goes to another one, or is lost. */
  | { readonly does: 'delete'; readonly code: number; readonly to: number | null };

/** As a form leaves it: what was not filled in may stand there as nothing. */
type Given<Parts> = { readonly [Part in keyof Parts]?: Parts[Part] | undefined };

export interface Frame {
  readonly codes: FrameCodes;
  /** The number of the next code. */
  readonly nextCode: number;
}

/** What becomes of codings: those with a code are now with another, or with none. One after the other. */
export interface CodingsMoved {
  readonly from: number;
  readonly to: number | null;
}

export interface FrameEdited extends Frame {
  readonly moved: readonly CodingsMoved[];
  /** Codes that stand elsewhere in the tree: who has one of them counts elsewhere. */
  readonly replaced: readonly number[];
}

interface Step extends Frame {
  readonly moved?: readonly CodingsMoved[];
  readonly replaced?: Iterable<number>;
}

type CommandOf<Does extends FrameCommand['does']> = Extract<FrameCommand, { does: Does }>;
type Does = { readonly [D in FrameCommand['does']]: (frame: Frame, command: CommandOf<D>) => Step | FrameProblem };

const does: Does = {
  add: (frame, { parent, before, ...words }) => {
    if (parent !== null && !find(frame, parent)) return 'code-unknown';
    return added(frame, words, parent, before);
  },
  change: (frame, { code, ...words }) => ({
    ...frame,
    codes: frame.codes.map(one => (one.code === code ? { ...one, ...wordsOf(words) } : one)),
  }),
  move: ({ codes, nextCode }, { code, parent, before }) => {
    const below = codesBelow(codes, code);
    if (parent !== null && !codes.some(one => one.code === parent)) return 'code-unknown';
    if (parent !== null && below.has(parent)) return 'circular';
    const moving = { ...codes.find(one => one.code === code)!, parent };
    const others = codes.filter(one => one.code !== code);
    return { nextCode, codes: placed(others, moving, before), replaced: below };
  },
  merge: (frame, { code, into }) => {
    if (!find(frame, into)) return 'code-unknown';
    if (codesBelow(frame.codes, code).has(into)) return 'into-itself';
    return taken(frame, code, into, into);
  },
  split: (frame, { code, into, codings }) => {
    let last: Step = frame;
    for (const words of into) {
      const next = added(last, words, code);
      if (typeof next === 'string') return next;
      last = next;
    }
    return { ...last, moved: codings === 'first' && into.length > 0 ? [{ from: code, to: frame.nextCode }] : [] };
  },
  retire: (frame, { code, isRetired }) => ({
    ...frame,
    codes: frame.codes.map(one => (one.code === code ? { ...one, isRetired } : one)),
  }),
  delete: (frame, { code, to }) => {
    if (to !== null && !find(frame, to)) return 'code-unknown';
    if (to === code) return 'into-itself';
    return taken(frame, code, to, find(frame, code)!.parent);
  },
};

/** All of them or none: the frame as it is then, with what becomes of codings; or what stands in the way, and at which command. */
export function editFrame(
  frame: Frame,
  commands: readonly FrameCommand[],
): FrameEdited | { readonly problem: FrameProblem; readonly at: number } {
  let now: Frame = frame;
  const moved: CodingsMoved[] = [];
  const replaced = new Set<number>();
  for (const [at, command] of commands.entries()) {
    if ('code' in command && !find(now, command.code)) return { problem: 'code-unknown', at };
    const step = (does[command.does] as (frame: Frame, command: FrameCommand) => Step | FrameProblem)(now, command);
    const problem = typeof step === 'string' ? step : checkFrame(step.codes);
    if (typeof step === 'string' || problem) return { problem: problem as FrameProblem, at };
    moved.push(...(step.moved ?? []));
    for (const code of step.replaced ?? []) replaced.add(code);
    now = { codes: step.codes, nextCode: step.nextCode };
  }
  return { ...now, moved, replaced: [...replaced] };
}

const find = ({ codes }: Frame, code: number) => codes.find(one => one.code === code);

const blank = { zh: '', en: '', definition: '', example: '', colour: '', key: '' };

function wordsOf(words: Given<Words>): Partial<typeof blank> {
  const names = Object.keys(blank) as (keyof typeof blank)[];
  return Object.fromEntries(names.flatMap(name => (words[name] === undefined ? [] : [[name, words[name]!]])));
}

function added(
  { codes, nextCode }: Frame,
  words: Given<Words>,
  parent: number | null,
  before?: number,
): Frame | FrameProblem {
  if (nextCode > LARGEST_CODE) return 'numbers-used-up';
  const fresh = { ...blank, ...wordsOf(words), code: nextCode, parent, isRetired: false };
  return { nextCode: nextCode + 1, codes: placed(codes, fresh, before) };
}

/** Before the one that is named, else at the end. */
function placed(codes: FrameCodes, one: FrameCode, before: number | undefined): FrameCodes {
  const at = before === undefined ? -1 : codes.findIndex(({ code }) => code === before);
  return at < 0 ? [...codes, one] : [...codes.slice(0, at), one, ...codes.slice(at)];
}

/** Without a code: what was below it goes below another one, and so does what was coded with it. */
function taken({ codes, nextCode }: Frame, code: number, to: number | null, parent: number | null): Step {
  const rest = codes.filter(one => one.code !== code);
  return {
    nextCode,
    codes: rest.map(one => (one.parent === code ? { ...one, parent } : one)),
    moved: [{ from: code, to }],
    replaced: [...codesBelow(codes, code)].filter(one => one !== code),
  };
}
