import type { DesignRegistry } from '../question-type/registry.ts';
import type { DraftSettings } from './draft-question.ts';
import { maskEscapes } from './escaping.ts';
import { readSettingMarker } from './setting-words.ts';

export interface MarkedLine {
  /** What is left of the line, still escaped. */
  readonly title: string;
  readonly isRequired: boolean;
  readonly settings: DraftSettings;
  /** The slug, or the words of a marker that nobody knows. */
  readonly type: { readonly slug: string } | { readonly unknown: string };
}

const REQUIRED: readonly string[] = ['required', '必填', '必答'];
const AT_START = /^\s*[[【]([^[\]【】]*)[\]】]/;
const AT_END = /[[【]([^[\]【】]*)[\]】]\s*$/;
const NUMBER = /^\s*Q?\d+\s*[.．、)）]\s*/i;

/** The question that a line begins: a marker of a type stands first or last in it, in brackets. Undefined: another kind of line. */
export function readMarkers(line: string, types: DesignRegistry): MarkedLine | undefined {
  return readUnnumbered(line.replace(NUMBER, ''), types);
}

/** The same of a line whose number was taken off. */
export function readUnnumbered(line: string, types: DesignRegistry): MarkedLine | undefined {
  let rest = line;
  let isRequired = false;
  let settings: DraftSettings = {};
  let type: MarkedLine['type'] | undefined;
  for (;;) {
    const found = findBracket(
      rest,
      content =>
        isRequiredWord(content) ||
        readSettingMarker(content) !== undefined ||
        (!type && readType(content, types) !== undefined),
    );
    if (!found) break;
    const set = readSettingMarker(found.content);
    if (isRequiredWord(found.content)) isRequired = true;
    else if (set) settings = { ...settings, ...set };
    else type = readType(found.content, types)!;
    rest = found.rest;
  }
  return type && { title: rest.trim(), isRequired, settings, type };
}

function findBracket(
  line: string,
  isWanted: (content: string) => boolean,
): { content: string; rest: string } | undefined {
  const masked = maskEscapes(line);
  for (const [pattern, cut] of [
    [AT_START, (match: RegExpExecArray) => line.slice(match[0].length)],
    [AT_END, (match: RegExpExecArray) => line.slice(0, match.index)],
  ] as const) {
    const match = pattern.exec(masked);
    const content = match?.[1]?.trim();
    if (match && content !== undefined && isWanted(content)) return { content, rest: cut(match).trim() };
  }
  return undefined;
}

function isRequiredWord(content: string): boolean {
  return REQUIRED.includes(content.toLowerCase());
}

/** In Chinese every name of a type ends in 题: such a bracket is meant as a marker even when the type is unknown. */
export function readType(content: string, types: DesignRegistry): MarkedLine['type'] | undefined {
  const wanted = content.toLowerCase();
  const type = Object.values(types).find(({ capabilities: { importMarker: marker } }) =>
    marker ? marker.zh === content || marker.en.toLowerCase() === wanted : false,
  );
  if (type) return { slug: type.slug };
  return /[题題]$/.test(content) ? { unknown: content } : undefined;
}
