import type { DesignRegistry } from '../question-type/registry.ts';
import { maskEscapes } from './escaping.ts';
import { readType } from './read-markers.ts';

/** The text with another type named in a line of it, in place of the marker that the line had. */
export function markLine(text: string, line: number, marker: string, types: DesignRegistry): string {
  // The breaks stay as they are: only this line changes.
  const parts = text.split(/(\r\n|\r|\n)/);
  const at = (line - 1) * 2;
  const old = parts[at];
  if (old === undefined) return text;
  const bare = withoutType(old, types);
  return [...parts.slice(0, at), `${bare.trimEnd()} [${marker}]`, ...parts.slice(at + 1)].join('');
}

function withoutType(line: string, types: DesignRegistry): string {
  const found = [...maskEscapes(line).matchAll(/\s*[[【]([^[\]【】]*)[\]】]/g)].find(
    match => readType(match[1]!.trim(), types) !== undefined,
  );
  return found ? line.slice(0, found.index) + line.slice(found.index + found[0].length) : line;
}
