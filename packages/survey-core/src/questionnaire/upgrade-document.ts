import { keyedLists } from '../document/keyed-lists.ts';
import { DOCUMENT_FORMAT, type Questionnaire } from '../document/questionnaire.ts';
import { isRecord, isShallow } from '../json.ts';
import { isSurely, parseWith } from '../parse-with.ts';
import type { DocumentProblem } from './document-problem.ts';
import { findDangling } from './find-dangling.ts';
import { documentSchema } from './schema/document-schema.ts';

/** Deeper than any document: a condition in a rule is the deepest thing there is. */
const MAX_DEPTH = 64;

type Raw = Readonly<Record<string, unknown>>;

/**
 * One step per format, from that format to the next: `steps[1]` makes a document of format 2 out of one of format 1. A step sees what
 * was really stored, checks what it reads, and never throws.
 */
const steps: Readonly<Record<number, (document: Raw) => Raw>> = {};

/** A stored or imported document in today's format, or what is wrong with it. Whatever it is given, it does not throw. */
export function upgradeDocument(json: unknown): { readonly document: Questionnaire } | DocumentProblem {
  if (!isRecord(json)) return { problem: 'not-a-document', at: '' };
  // Most are right as they are. That is asked first, and says also that nothing is too deep: the schema ends somewhere.
  const shaped = isSurely(documentSchema, json) ? { raw: json } : upgrade(json);
  if ('problem' in shaped) return shaped;
  // What was stored, not what the schema made of it: the schema only says that it is right.
  const document = shaped.raw as unknown as Questionnaire;
  return findDifferingId(document) ?? findDangling(document) ?? { document };
}

function upgrade(json: Raw): { readonly raw: Raw } | DocumentProblem {
  if (!isShallow(json, MAX_DEPTH)) return { problem: 'nested-too-deep', at: '' };
  let raw = json;
  for (let format = raw.format; format !== DOCUMENT_FORMAT; format = raw.format) {
    if (typeof format !== 'number' || !Number.isInteger(format)) return { problem: 'format-missing', at: 'format' };
    const step = steps[format];
    if (format > DOCUMENT_FORMAT || !step) return { problem: 'format-newer', at: 'format' };
    raw = { ...step(raw), format: format + 1 };
  }
  const parsed = parseWith(documentSchema, raw);
  if ('field' in parsed) return { problem: 'shape-wrong', at: parsed.field };
  return { raw };
}

/** Every member of a keyed list stands under its own id. */
function findDifferingId(document: Questionnaire): DocumentProblem | undefined {
  for (const { path, list } of keyedLists(document)) {
    // What is retired is kept by its id alone.
    if (path[0] === 'retired') continue;
    const things = list as Readonly<Record<string, { readonly id: string }>>;
    for (const key in things)
      if (things[key]!.id !== key) return { problem: 'id-differs', at: `${path.join('.')}.${key}` };
  }
  return undefined;
}
