import type { DataVariable } from '../data-set/variable.ts';
import { wordedScale } from '../data-set/worded-scale.ts';
import type { Scale } from '../exhibit/exhibits.ts';

/** A line of a table with the code that it stands for. */
interface ScaleLine {
  readonly name: string;
  readonly code: number;
}

/**
 * Where the lines of a variable stand upon its scale; nothing where neither its codes nor its words have an order. What a question put to people goes from one
 * end over a middle to the other; bands that somebody made of numbers only rise.
 */
export function scaleOf(variable: DataVariable | undefined, lines: readonly ScaleLine[]): Scale | undefined {
  if (variable?.kept !== 'code') return undefined;
  if (variable.measure !== 'ordinal') return scaleInWords(variable, lines);
  const { missing = [], categories = [], range } = variable;
  const known = [...lines, ...categories].map(({ code }) => code);
  if (range) known.push(...Array.from({ length: range.most - range.least + 1 }, (_, place) => range.least + place));
  const codes = [...new Set(known)].filter(code => !missing.includes(code)).sort((a, b) => a - b);
  if (codes.length < 2) return undefined;
  return {
    hasMiddle: variable.questionId !== undefined,
    items: lines.flatMap(({ name, code }) => {
      const place = codes.indexOf(code);
      return place < 0 ? [] : [{ name, at: place / (codes.length - 1) }];
    }),
  };
}

function scaleInWords({ categories = [] }: DataVariable, lines: readonly ScaleLine[]): Scale | undefined {
  const worded = wordedScale(categories.map(({ label }) => label));
  if (!worded || worded.direction === 'unknown') return undefined;
  const byCode = new Map(categories.map(({ code }, index) => [code, worded.places[index]]));
  const items = lines.flatMap(({ name, code }) => {
    const place = byCode.get(code);
    return place === undefined ? [] : [{ name, at: worded.direction === 'rising' ? place : 1 - place }];
  });
  return { hasMiddle: true, items };
}
