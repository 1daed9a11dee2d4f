import type { Code, FrameCommand } from '../coding-data.ts';
import { treeLines } from '../frame-tree.ts';

export type Way = 'up' | 'down' | 'in' | 'out';
export type Side = 'before' | 'after' | 'within';
type Move = FrameCommand & { does: 'move' };

/** Sisters in their order, the code among them. */
const sistersOf = (codes: readonly Code[], { parent }: Pick<Code, 'parent'>) =>
  codes.filter(one => one.parent === parent);

const moved = (code: number, parent: number | null, before?: Code): Move =>
  before ? { does: 'move', code, parent, before: before.code } : { does: 'move', code, parent };

/** One step among its sisters, below the one before it, or out to its parent’s side; undefined where there is no such step. */
export function stepOf(codes: readonly Code[], one: Code, way: Way): Move | undefined {
  const sisters = sistersOf(codes, one);
  const at = sisters.indexOf(one);
  if (way === 'up') return at > 0 ? moved(one.code, one.parent, sisters[at - 1]) : undefined;
  if (way === 'down') return at < sisters.length - 1 ? moved(one.code, one.parent, sisters[at + 2]) : undefined;
  if (way === 'in') return at > 0 ? moved(one.code, sisters[at - 1]!.code) : undefined;
  const parent = codes.find(({ code }) => code === one.parent);
  if (!parent) return undefined;
  const aunts = sistersOf(codes, parent);
  return moved(one.code, parent.parent, aunts[aunts.indexOf(parent) + 1]);
}

/** Where it is dropped; undefined where nothing would change, or where it would stand below itself. */
export function dropOf(codes: readonly Code[], one: Code, target: Code, side: Side): Move | undefined {
  for (let above: Code | undefined = target; above; above = parentOf(codes, above)) if (above === one) return undefined;
  if (side === 'within') return target.code === one.parent ? undefined : moved(one.code, target.code);
  const sisters = sistersOf(codes, target).filter(sister => sister !== one);
  const before = side === 'before' ? target : sisters[sisters.indexOf(target) + 1];
  const now = sistersOf(codes, one);
  const isThere = one.parent === target.parent && now[now.indexOf(one) + 1] === before;
  return isThere ? undefined : moved(one.code, target.parent, before);
}

const parentOf = (codes: readonly Code[], { parent }: Code) => codes.find(({ code }) => code === parent);

/** What puts it back where it stands now. */
export function placeOf(codes: readonly Code[], one: Code): Move {
  const sisters = sistersOf(codes, one);
  return moved(one.code, one.parent, sisters[sisters.indexOf(one) + 1]);
}

/** Codes that it may become part of: neither itself nor what stands below it. */
export function othersThan(codes: readonly Code[], one: Code): readonly Code[] {
  const isWithin = (other: Code): boolean => {
    for (let above: Code | undefined = other; above; above = parentOf(codes, above)) if (above === one) return true;
    return false;
  };
  return treeLines(codes).flatMap(({ code }) => (isWithin(code) ? [] : [code]));
}
