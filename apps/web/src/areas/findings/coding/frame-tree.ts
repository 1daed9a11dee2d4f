import { codesBelow, type FrameCode } from '@wenshu/analysis/browser';
import { language } from '../../../app/language/language.ts';
import type { Code } from './coding-data.ts';

/** A code as a line of the tree. */
export interface TreeLine {
  readonly code: Code;
  /** 1 for those at the top. */
  readonly level: number;
  readonly childCount: number;
  /** Among its sisters. */
  readonly place: number;
  readonly sisterCount: number;
}

/** In the reader's language, as far as it has a name there. */
export const codeName = ({ zh, en }: Pick<FrameCode, 'zh' | 'en'>): string => (language === 'en' ? en || zh : zh || en);

/** What was typed, as the name of a code. */
export const namedAs = (name: string): Pick<Code, 'zh' | 'en'> =>
  language === 'en' ? { zh: '', en: name } : { zh: name, en: '' };

/** The codes as they are read from top to bottom: each followed by those below it. */
export function treeLines(codes: readonly Code[]): readonly TreeLine[] {
  const children = new Map<number | null, Code[]>();
  for (const code of codes) children.set(code.parent, [...(children.get(code.parent) ?? []), code]);
  const linesBelow = (parent: number | null, level: number): TreeLine[] => {
    const sisters = children.get(parent) ?? [];
    return sisters.flatMap((code, place) => {
      const childCount = children.get(code.code)?.length ?? 0;
      const line = { code, level, childCount, place, sisterCount: sisters.length };
      return [line, ...linesBelow(code.code, level + 1)];
    });
  };
  return linesBelow(null, 1);
}

/** Told apart on white, and not by colour alone: beside each stands its name. */
const colours = [
  '#1f6fb2',
  '#c2571a',
  '#2b7346',
  '#8a3ffc',
  '#b5382a',
  '#0e7c86',
  '#a3378f',
  '#7a6a10',
  '#4a5a9e',
  '#6b4a2f',
];

/** The code's own colour, or its parent's; those at the top without one get one by their number. */
export function colourOf(codes: readonly Code[], code: number): string {
  let shown = codes.find(one => one.code === code);
  for (let steps = 0; shown && steps <= codes.length; steps++) {
    if (shown.colour !== '') return shown.colour;
    const { parent } = shown;
    if (parent === null) return colours[(shown.code - 1) % colours.length]!;
    shown = codes.find(one => one.code === parent);
  }
  return colours[0]!;
}

/** Letters that move and make are left to that. */
const offeredKeys = '1234567890qwertyuiopasdfghlzxcvbm';

/** The next key that no code has; none when all are taken. */
export function freeKey(codes: readonly Code[]): string {
  const taken = new Set(codes.map(({ key }) => key.toLowerCase()));
  return [...offeredKeys].find(key => !taken.has(key)) ?? '';
}

type NamedCode = Pick<Code, 'code' | 'parent' | 'zh' | 'en'>;

/** “Price › Too dear” */
export function pathName(codes: readonly NamedCode[], code: number): string {
  const names: string[] = [];
  let shown = codes.find(one => one.code === code);
  for (let steps = 0; shown && steps <= codes.length; steps++) {
    names.unshift(codeName(shown));
    const { parent }: NamedCode = shown;
    shown = codes.find(one => one.code === parent);
  }
  return names.join(' › ');
}

/** Lines whose name has these letters, with all that stands above them. */
export function foundLines(lines: readonly TreeLine[], sought: string): readonly TreeLine[] {
  const letters = sought.trim().toLowerCase();
  if (letters === '') return lines;
  const codes = lines.map(({ code }) => code);
  const hits = new Set(
    codes.filter(({ zh, en }) => `${zh}\n${en}`.toLowerCase().includes(letters)).map(({ code }) => code),
  );
  return lines.filter(({ code: { code } }) => [...codesBelow(codes, code)].some(one => hits.has(one)));
}
