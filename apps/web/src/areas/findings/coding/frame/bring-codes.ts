import type { Code, FrameCommand } from '../coding-data.ts';
import { treeLines } from '../frame-tree.ts';

interface Into {
  readonly codes: readonly Code[];
  /** The number that the next code gets. */
  readonly nextCode: number;
}

export interface Brought {
  readonly commands: FrameCommand[];
  /** Codes that there were already by that name in that place. */
  readonly known: number;
}

/** What adds the codes of one frame to another. What has the same name in the same place is there already, and a key that is taken is not given twice. */
export function bringCodes({ codes, nextCode }: Into, from: readonly Code[]): Brought {
  const commands: FrameCommand[] = [];
  /** By its number there: its number here. */
  const placed = new Map<number | null, number | null>([[null, null]]);
  const taken = new Set(codes.map(({ key }) => key.toLowerCase()));
  for (const { code } of treeLines(from)) {
    const { zh, en, definition, example, colour, key } = code;
    const parent = placed.get(code.parent) ?? null;
    const known = codes.find(
      one => one.parent === parent && ((zh !== '' && one.zh === zh) || (en !== '' && one.en === en)),
    );
    if (known) {
      placed.set(code.code, known.code);
      continue;
    }
    placed.set(code.code, nextCode + commands.length);
    const isFree = key !== '' && !taken.has(key.toLowerCase());
    taken.add(key.toLowerCase());
    commands.push({ does: 'add', parent, zh, en, definition, example, colour, key: isFree ? key : '' });
  }
  return { commands, known: from.length - commands.length };
}
