import type { SpeakerHabit, SpeakerMark } from './line-marks.ts';
import { lookOf, type SpeakerLook } from './speaker-words.ts';

export type Sureness = 'sure' | 'likely' | 'doubtful';

/** A mark, with what stands around its line. */
export interface PlacedMark extends SpeakerMark {
  /** Whether it begins a block, and a line of text follows at once: what a name on a line of its own needs. */
  readonly isAbove: boolean;
}

export interface DecidedSpeaker {
  readonly key: string;
  readonly name: string;
  readonly sureness: Sureness;
}

export interface DecidedSpeakers {
  /** How most turns name who speaks; `null` where none does. */
  readonly habit: SpeakerHabit | null;
  readonly speakers: ReadonlyMap<string, DecidedSpeaker>;
  readonly accepts: (mark: PlacedMark) => boolean;
}

interface Candidate {
  readonly key: string;
  readonly name: string;
  readonly look: SpeakerLook;
  readonly counts: Map<SpeakerHabit, number>;
}

const habits: readonly SpeakerHabit[] = ['colon', 'bold', 'bracket', 'tab', 'own-line'];
/** A nickname needs this share of all marks of its habit, and three turns. */
const LEAST_SHARE = 0.05;
/** Where so many lines name who speaks, a name that comes once is believed, with doubt. */
const DENSE = 0.3;

/**
 * Who of the candidates is a speaker. The habit of most believable marks is the file's; marks of another count only for who speaks by the first, too.
 * A role (访谈员, Moderator) is believed at once, a name from the second time on, anything else from the third; a name that comes once where most
 * lines name somebody, and with doubt. `lines` is how many lines are not empty.
 */
export function decideSpeakers(marks: readonly PlacedMark[], lines: number): DecidedSpeakers {
  const candidates = gather(marks);
  const totals = new Map(habits.map(habit => [habit, 0]));
  for (const { habit } of marks) totals.set(habit, totals.get(habit)! + 1);
  const believes = (candidate: Candidate, habit: SpeakerHabit) =>
    isBelieved(candidate.look, candidate.counts.get(habit) ?? 0, totals.get(habit)!);
  const turns = (habit: SpeakerHabit) =>
    candidates.reduce((sum, each) => sum + (believes(each, habit) ? each.counts.get(habit)! : 0), 0);
  const habit = habits.toSorted((a, b) => turns(b) - turns(a)).find(each => turns(each) > 0);
  if (!habit) return { habit: null, speakers: new Map(), accepts: () => false };
  const isDense = habit !== 'own-line' && turns(habit) >= DENSE * lines;
  const speakers = new Map<string, DecidedSpeaker>();
  for (const candidate of candidates) {
    const count = candidate.counts.get(habit) ?? 0;
    const isLate = isDense && count > 0 && (candidate.look === 'name' || candidate.look === 'initials');
    if (!believes(candidate, habit) && !isLate) continue;
    const sureness = surenessOf(candidate.look, count);
    speakers.set(candidate.key, { key: candidate.key, name: candidate.name, sureness });
  }
  return { habit, speakers, accepts: mark => speakers.has(mark.key) && isPlaced(mark) };
}

function gather(marks: readonly PlacedMark[]): Candidate[] {
  const candidates = new Map<string, Candidate>();
  for (const mark of marks) {
    if (!isPlaced(mark)) continue;
    const known = candidates.get(mark.key);
    const { key, name } = mark;
    const candidate = known ?? { key, name, look: lookOf(name), counts: new Map<SpeakerHabit, number>() };
    candidates.set(key, candidate);
    candidate.counts.set(mark.habit, (candidate.counts.get(mark.habit) ?? 0) + 1);
  }
  return [...candidates.values()];
}

const isPlaced = (mark: PlacedMark) => mark.habit !== 'own-line' || mark.isAbove;

function isBelieved(look: SpeakerLook, count: number, all: number): boolean {
  if (look === 'none' || count === 0) return false;
  if (look === 'role') return true;
  if (look === 'any') return count >= 3 && count >= LEAST_SHARE * all;
  return count >= 2;
}

function surenessOf(look: SpeakerLook, count: number): Sureness {
  if (look === 'any' || count < 2) return look === 'role' ? 'likely' : 'doubtful';
  return look === 'role' || count >= 3 ? 'sure' : 'likely';
}
