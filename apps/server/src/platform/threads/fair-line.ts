/** Somebody's wish in a line. */
export interface Waiting {
  /** Whose it is, and the group that they belong to: whoever belongs to none is a group of their own. */
  readonly person: string;
  readonly group: string;
  readonly effortMs: number;
  readonly isLong: boolean;
}

/** How often turns have gone round, and whose is when. */
interface Circle {
  round: number;
  readonly members: Map<string, Member>;
}

interface Member {
  /** The round in which it gets its turn. */
  due: number;
  /** Among those of one round whoever came first. */
  since: number;
  /** How often another had a turn since its last one. */
  passed: number;
  readonly inner: Circle | undefined;
}

/** Whoever comes later may have a turn before who has had one: so often, and no more. */
const MOST_PASSED = 20;

const emptyCircle = (): Circle => ({ round: 0, members: new Map() });

/**
 * A line in which turns go round: among groups, within a group among its people, and of one person's the shortest first. Whoever comes joins the
 * round that is under way, behind those who are in it; who has had a turn is in the next, also while it lasts. So nobody waits for more than one
 * of everybody else.
 */
export class FairLine<Task extends Waiting> {
  readonly #tasks: Task[] = [];
  readonly #underWay = new Set<Task>();
  readonly #groups = emptyCircle();
  #clock = 0;

  /** In the order in which they came. */
  get all(): readonly Task[] {
    return this.#tasks;
  }

  get underWay(): ReadonlySet<Task> {
    return this.#underWay;
  }

  add(task: Task): void {
    this.#tasks.push(task);
    const group = this.#enter(this.#groups, task.group, emptyCircle);
    this.#enter(group.inner!, task.person, () => undefined);
  }

  remove(task: Task): boolean {
    const place = this.#tasks.indexOf(task);
    if (place < 0) return false;
    this.#tasks.splice(place, 1);
    this.#forget(task);
    return true;
  }

  /** The next of those that may begin. */
  take(mayBegin: (task: Task) => boolean): Task | undefined {
    const task = nextOf(this.#tasks.filter(mayBegin), this.#groups);
    if (!task) return undefined;
    this.#serve(this.#groups, task.group);
    this.#serve(this.#groups.members.get(task.group)!.inner!, task.person);
    this.#underWay.add(task);
    this.remove(task);
    return task;
  }

  /** What was taken is over; false where it was before. */
  end(task: Task): boolean {
    if (!this.#underWay.delete(task)) return false;
    this.#forget(task);
    return true;
  }

  /** As they would begin if nobody came meanwhile and there was room for every one. */
  inOrder(): readonly Task[] {
    const copy = new FairLine<Task>();
    copy.#clock = this.#clock;
    copy.#tasks.push(...this.#tasks);
    for (const task of this.#underWay) copy.#underWay.add(task);
    copyCircle(this.#groups, copy.#groups);
    return this.#tasks.map(() => copy.take(() => true)!);
  }

  #enter(circle: Circle, key: string, inner: () => Circle | undefined): Member {
    const known = circle.members.get(key);
    if (known) return known;
    const member = { due: circle.round, since: this.#clock++, passed: 0, inner: inner() };
    circle.members.set(key, member);
    return member;
  }

  #serve(circle: Circle, key: string): void {
    const member = circle.members.get(key)!;
    circle.round = Math.max(circle.round, member.due);
    for (const other of circle.members.values()) other.passed += 1;
    member.due = circle.round + 1;
    member.since = this.#clock++;
    member.passed = 0;
  }

  /** Who has nothing left, waiting or under way, is in no round. */
  #forget({ group, person }: Task): void {
    const beside = [...this.#tasks, ...this.#underWay].filter(task => task.group === group);
    if (beside.length === 0) this.#groups.members.delete(group);
    else if (!beside.some(task => task.person === person))
      this.#groups.members.get(group)?.inner?.members.delete(person);
  }
}

function nextOf<Task extends Waiting>(tasks: readonly Task[], groups: Circle): Task | undefined {
  let best: Task | undefined;
  for (const task of tasks) if (!best || isBefore(task, best, groups)) best = task;
  return best;
}

function isBefore(one: Waiting, other: Waiting, groups: Circle): boolean {
  if (one.group !== other.group) return isDueBefore(groups.members.get(one.group)!, groups.members.get(other.group)!);
  const { members } = groups.members.get(one.group)!.inner!;
  if (one.person !== other.person) return isDueBefore(members.get(one.person)!, members.get(other.person)!);
  return one.effortMs < other.effortMs;
}

function isDueBefore(one: Member, other: Member): boolean {
  const [isLate, isOtherLate] = [one.passed >= MOST_PASSED, other.passed >= MOST_PASSED];
  if (isLate !== isOtherLate) return isLate;
  return one.due === other.due ? one.since < other.since : one.due < other.due;
}

function copyCircle(from: Circle, to: Circle): void {
  to.round = from.round;
  for (const [key, { due, since, passed, inner }] of from.members) {
    const own = inner && emptyCircle();
    if (inner && own) copyCircle(inner, own);
    to.members.set(key, { due, since, passed, inner: own });
  }
}
