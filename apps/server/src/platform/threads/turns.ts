import { FairLine, type Waiting } from './fair-line.ts';
import { ThreadProblem, type ThreadProblemWord } from './thread-problem.ts';

/** Who waits for it: somebody at a screen, a visitor of a shared page, or nobody right now (files, schedules). */
export type Lane = 'live' | 'shared' | 'jobs';

/** For whom something is worked out: turns go round among enterprises, and within one among its people. */
export interface Holder {
  readonly lane: Lane;
  readonly personId: string;
  /** None where it belongs to nobody else: then the person stands for themselves. */
  readonly enterpriseId?: string | undefined;
}

export interface TurnWays {
  /** About how long it takes a core by itself, in milliseconds: what takes moments goes before what takes long. */
  readonly effortMs: number;
  readonly signal?: AbortSignal | undefined;
  /** How many get their turn before it, whenever that changes while it waits. */
  readonly onPlace?: ((before: number) => void) | undefined;
}

export interface TurnLimits {
  /** At work at once. At least as many as there are lines: each of these keeps one. */
  readonly threads: number;
  /** Of one person in a lane. */
  readonly mostEach: number;
  readonly mostLongEach: number;
  /** Of one enterprise in a lane. */
  readonly mostOfEnterprise: number;
  /** Waiting in a lane, and of these one person's. */
  readonly mostWaiting: number;
  readonly mostWaitingEach: number;
  /** Whoever has waited so long is told to come again. */
  readonly waitMs: Readonly<Record<Lane, number>>;
}

export interface Turn {
  /** As often as one likes. */
  end(): void;
}

/** What takes longer is long. */
export const LONG_MS = 1_500;

/** Somebody at a screen waits in one of two lines, so that what takes moments never stands behind what takes long. */
const lines = ['short', 'long', 'shared', 'jobs'] as const;
type Line = (typeof lines)[number];
export const LEAST_THREADS = lines.length;

interface Task extends Waiting {
  readonly line: Line;
  readonly holder: Holder;
  readonly onPlace?: ((before: number) => void) | undefined;
  place?: number;
  begin(): void;
  refuse(word: ThreadProblemWord): void;
}

/**
 * Who may work next. Of the threads one is kept for each line: a job never takes the last one from somebody at a screen, nor a visitor, nor a
 * long run from a short one; the rest goes to whichever line has fewest at work. Within a line turns go round among holders.
 */
export class Turns {
  readonly #limits: TurnLimits;
  readonly #lines = new Map(lines.map(line => [line, new FairLine<Task>()]));
  #isClosed = false;

  constructor(limits: TurnLimits) {
    this.#limits = { ...limits, threads: Math.max(LEAST_THREADS, limits.threads) };
  }

  get threads(): number {
    return this.#limits.threads;
  }

  /** How many wait, by line. */
  get waiting(): readonly (readonly [Line, number])[] {
    return lines.map(line => [line, this.#lines.get(line)!.all.length] as const);
  }

  async take(holder: Holder, { effortMs, signal, onPlace }: TurnWays): Promise<Turn> {
    if (signal?.aborted) throw new ThreadProblem('cancelled');
    if (this.#isClosed || this.#isFull(holder)) throw new ThreadProblem('busy');
    const isLong = effortMs >= LONG_MS;
    const line = holder.lane === 'live' ? (isLong ? 'long' : 'short') : holder.lane;
    let cancel = () => {};
    let timer: NodeJS.Timeout | undefined;
    const begun = new Promise<Task>((resolve, reject) => {
      const { personId, enterpriseId = personId } = holder;
      const task: Task = {
        line,
        holder,
        person: personId,
        group: enterpriseId,
        effortMs,
        isLong,
        onPlace,
        begin: () => resolve(task),
        refuse: word => reject(new ThreadProblem(word)),
      };
      cancel = () => this.#refuse(task, 'cancelled');
      timer = setTimeout(() => this.#refuse(task, 'busy'), this.#limits.waitMs[holder.lane]).unref();
      this.#lines.get(line)!.add(task);
    });
    signal?.addEventListener('abort', cancel, { once: true });
    this.#next();
    try {
      const task = await begun;
      return { end: () => this.#end(task) };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', cancel);
    }
  }

  /** Whoever waits is refused, and whoever comes; those at work end by themselves. */
  close(): void {
    this.#isClosed = true;
    for (const task of this.#all()) this.#refuse(task, 'busy');
  }

  #all(): readonly Task[] {
    return [...this.#lines.values()].flatMap(line => line.all);
  }

  #underWay(): readonly Task[] {
    return [...this.#lines.values()].flatMap(line => [...line.underWay]);
  }

  #isFull({ lane, personId }: Holder): boolean {
    const waiting = this.#all().filter(({ holder }) => holder.lane === lane);
    const own = waiting.filter(({ person }) => person === personId);
    return waiting.length >= this.#limits.mostWaiting || own.length >= this.#limits.mostWaitingEach;
  }

  #end(task: Task): void {
    if (this.#lines.get(task.line)!.end(task)) this.#next();
  }

  #refuse(task: Task, word: ThreadProblemWord): void {
    if (!this.#lines.get(task.line)!.remove(task)) return;
    task.refuse(word);
    this.#tellPlaces();
  }

  #next(): void {
    // Whoever begins may change who is next: the lines are looked at anew for each.
    while (this.#beginOne());
    this.#tellPlaces();
  }

  #beginOne(): boolean {
    for (const line of lines.toSorted((a, b) => this.#atWork(a) - this.#atWork(b))) {
      const task = this.#mayBegin(line) ? this.#lines.get(line)!.take(one => this.#isWithinBounds(one)) : undefined;
      if (!task) continue;
      task.begin();
      return true;
    }
    return false;
  }

  #atWork(line: Line): number {
    return this.#lines.get(line)!.underWay.size;
  }

  /** The one that is kept for it, or one that is kept for nobody. */
  #mayBegin(line: Line): boolean {
    const kept = lines.filter(other => other !== line && this.#atWork(other) === 0).length;
    return this.#underWay().length + kept < this.#limits.threads;
  }

  #isWithinBounds({ holder, person, group, isLong }: Task): boolean {
    const beside = this.#underWay().filter(task => task.holder.lane === holder.lane);
    const own = beside.filter(task => task.person === person);
    const { mostEach, mostLongEach, mostOfEnterprise } = this.#limits;
    return (
      own.length < mostEach &&
      (!isLong || own.filter(task => task.isLong).length < mostLongEach) &&
      beside.filter(task => task.group === group).length < mostOfEnterprise
    );
  }

  #tellPlaces(): void {
    for (const line of this.#lines.values()) {
      if (!line.all.some(({ onPlace }) => onPlace)) continue;
      for (const [place, task] of line.inOrder().entries()) {
        if (task.place === place) continue;
        task.place = place;
        task.onPlace?.(place);
      }
    }
  }
}
