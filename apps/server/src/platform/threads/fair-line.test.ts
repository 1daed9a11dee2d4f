import { describe, expect, it } from 'vitest';
import { FairLine, type Waiting } from './fair-line.ts';

interface Wish extends Waiting {
  readonly name: string;
}

/** `acme/ada:3` is Ada's of Acme and takes three. */
function wish(name: string): Wish {
  const [who, effort = '1'] = name.split(':') as [string, string?];
  const [group, person] = who.split('/') as [string, string];
  return { name, group, person, effortMs: Number(effort), isLong: false };
}

function lineOf(...names: readonly string[]): FairLine<Wish> {
  const line = new FairLine<Wish>();
  for (const name of names) line.add(wish(name));
  return line;
}

const inTurn = (line: FairLine<Wish>): readonly string[] => {
  const told = line.inOrder().map(({ name }) => name);
  const taken: string[] = [];
  for (let one = line.take(() => true); one; one = line.take(() => true)) taken.push(one.name);
  // What whoever waits is told is what comes.
  expect(told).toEqual(taken);
  return taken;
};

describe('a line', () => {
  it('goes round among people, whoever sent most', () => {
    const line = lineOf('acme/ada:1', 'acme/ada:2', 'acme/ada:3', 'acme/bo:4', 'acme/cy:5', 'acme/bo:6');
    expect(inTurn(line)).toEqual(['acme/ada:1', 'acme/bo:4', 'acme/cy:5', 'acme/ada:2', 'acme/bo:6', 'acme/ada:3']);
  });

  it('goes round among enterprises first: one with many people has no more turns than one with one', () => {
    const line = lineOf('acme/ada', 'acme/bo', 'acme/cy', 'zeta/zoe:1', 'zeta/zoe:2');
    expect(inTurn(line)).toEqual(['acme/ada', 'zeta/zoe:1', 'acme/bo', 'zeta/zoe:2', 'acme/cy']);
  });

  it('takes the shortest of a person’s own first, and of equal ones the one that came first', () => {
    const line = lineOf('acme/ada:9', 'acme/ada:2', 'acme/ada:5');
    expect(inTurn(line)).toEqual(['acme/ada:2', 'acme/ada:5', 'acme/ada:9']);
    const [first, second] = [wish('acme/bo:7'), wish('acme/bo:7')];
    const equal = new FairLine<Wish>();
    equal.add(first);
    equal.add(second);
    expect(equal.take(() => true)).toBe(first);
  });

  it('lets who comes now into the round under way, behind those who are in it', () => {
    const line = lineOf('acme/ada:1', 'acme/ada:2', 'acme/bo:1', 'acme/bo:2');
    expect(line.take(() => true)?.name).toBe('acme/ada:1');
    line.add(wish('acme/cy:1'));
    expect(inTurn(line)).toEqual(['acme/bo:1', 'acme/cy:1', 'acme/ada:2', 'acme/bo:2']);
  });

  it('lets who has had a turn wait for one who has had none, also when nobody else was there then', () => {
    const line = lineOf('acme/ada:1');
    const first = line.take(() => true)!;
    for (const name of ['acme/ada:2', 'acme/bo:9']) line.add(wish(name));
    expect(line.end(first)).toBe(true);
    expect(line.end(first)).toBe(false);
    expect(inTurn(line)).toEqual(['acme/bo:9', 'acme/ada:2']);
  });

  it('lets nobody starve who waits while others come and go', () => {
    const line = lineOf('acme/ada:1', 'acme/ada:2', 'acme/n0');
    const taken: string[] = [];
    for (let come = 1; come < 50; come++) {
      const one = line.take(() => true)!;
      line.end(one);
      taken.push(one.name);
      line.add(wish(`acme/n${come}`));
    }
    expect(taken[0]).toBe('acme/ada:1');
    expect(taken.indexOf('acme/ada:2')).toBe(21);
  });

  it('leaves out who may not begin, and whoever has gone', () => {
    const line = lineOf('acme/ada', 'acme/bo', 'zeta/zoe');
    const [ada] = line.all;
    expect(line.take(({ person }) => person !== 'ada')?.name).toBe('acme/bo');
    expect(line.remove(ada!)).toBe(true);
    expect(line.remove(ada!)).toBe(false);
    expect(inTurn(line)).toEqual(['zeta/zoe']);
    expect(line.take(() => true)).toBeUndefined();
  });
});
