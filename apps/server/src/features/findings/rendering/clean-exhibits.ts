import { toUSVString } from 'node:util';
import type { RenderingTask } from './rendering-task.ts';

/** More of one word than anybody reads in a table or on a slide. */
const MOST_LETTERS = 4000;
// Control characters cannot stand in XML at all; what turns the direction of writing would turn whatever stands behind it too.
const FORBIDDEN = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

/** Drawn with a face of ours, which is Chinese: its quotation marks are as wide as its characters. */
const drawn: ReadonlySet<RenderingTask['format']> = new Set(['pdf', 'png', 'svg']);

/** Every word of a task as all formats can hold it: respondents and creators write what they like. */
export function cleanTask(task: RenderingTask): RenderingTask {
  const clean = drawn.has(task.format) ? (text: string) => narrowQuotes(cleanText(text)) : cleanText;
  return cleaned(task, clean) as RenderingTask;
}

function cleaned(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === 'string') return clean(value);
  if (Array.isArray(value)) return value.map(one => cleaned(one, clean));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cleaned(inner, clean)]));
}

const narrowQuotes = (text: string): string =>
  /\p{Script=Han}/u.test(text) ? text : text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");

function cleanText(text: string): string {
  const whole = toUSVString(text)
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ')
    .replace(FORBIDDEN, '');
  // Cut in the middle of a sign of two units, its half would be broken.
  return whole.length <= MOST_LETTERS ? whole : `${whole.slice(0, MOST_LETTERS).replace(/[\ud800-\udbff]$/, '')}…`;
}
