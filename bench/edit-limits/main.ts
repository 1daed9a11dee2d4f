// What the largest legal input of every edit command costs on a document near its limits, beside one copy of that document in the same run:
// all of it, and the longest piece of it after which a server lets others in.
import { questionTypes } from '@wenshu/question-types/core';
import {
  applyInSteps,
  type CommandName,
  checkQuestionnaire,
  collidingIds,
  completeInput,
  type Edit,
  finish,
  inLanguage,
  isEditProblem,
  limits,
  listTexts,
  mintId,
  numberOptions,
  planRevert,
  type Questionnaire,
  type Steps,
  upgradeDocument,
} from '@wenshu/survey-core';
import { full, type LargestInput, largestInputs, withCascade } from './largest-inputs.ts';

/** What nobody notices; marked where it takes longer. */
const GOAL_MS = 100;
/** Work that is walked once costs a few copies of the document, however large that is. */
const MAX_RATIO = 8;
const RUNS = 5;

const context = { types: questionTypes, isPublished: () => false, isCreator: true };
/** What somebody else has written since the caller looked: every edit is held against it. */
const touchedSince = new Set(Array.from({ length: 5000 }, (_, n) => `elsewhere${n}`));
const mint = () => mintId(Math.random);

for (const { document } of [{ document: full }, { document: withCascade }, ...Object.values(largestInputs)])
  requireLegal(document);
const { ms: reference } = measure(() => JSON.parse(JSON.stringify(full)));
console.log(
  `reference: the document copied once (JSON), ${reference.toFixed(1)} ms, ${(JSON.stringify(full).length / 1e6).toFixed(1)} MB`,
);

const { questions, translations } = full;
console.log(
  `the most that a questionnaire can have: ${limits.questions} questions, ${limits.partsInAll} options and rows, ${limits.textsInAll} translations; here ${Object.keys(questions).length}, ${countParts(full)}, ${Object.values(translations).flatMap(texts => Object.keys(texts)).length}`,
);

let isGood = true;
for (const [name, given] of Object.entries(largestInputs) as [CommandName, LargestInput][])
  show(name, makeEdit(name, given));

const imported = finish(makeEdit('importQuestions', largestInputs.importQuestions)());
show('(undo of an import)', () => planRevert(imported.document, imported, touchedSince));
show('(the check before publishing)', () => checkQuestionnaire(full, questionTypes));
show('(numbers of options, at publishing)', () => numberOptions(full));
// Copies, one for each run: of a document that was right before, only what is new in it is looked at.
const copies = Array.from({ length: RUNS }, () => JSON.parse(JSON.stringify(full)));
show('(the shape of the document)', () => upgradeDocument(copies.pop()));
const edited = Array.from({ length: RUNS }, () => finish(makeEdit('modifyName', largestInputs.modifyName)()).document);
show('(its shape after an edit)', () => upgradeDocument(edited.pop()));
show('(the list of texts to translate)', () => listTexts(full));
show('(the document in a language)', () => inLanguage(full, 2));
process.exit(isGood ? 0 : 1);

function countParts({ questions }: Questionnaire): number {
  return Object.values(questions).flatMap(({ items, rows }) => [...Object.keys(items), ...Object.keys(rows)]).length;
}

function requireLegal(document: Questionnaire): void {
  const upgraded = upgradeDocument(document);
  if ('problem' in upgraded) throw new Error(`A large document is none: ${JSON.stringify(upgraded)}`);
  if (countParts(document) > limits.partsInAll) throw new Error(`A large document has ${countParts(document)} options`);
}

/** What the server does with it under the questionnaire's lock, without the database. */
function makeEdit(name: CommandName, { document, input }: LargestInput): () => Steps<Edit> {
  return function* () {
    const whole = completeInput(document, name, input, mint, questionTypes);
    yield;
    const edit = yield* applyInSteps(document, name, whole, context);
    if (isEditProblem(edit)) throw new Error(`${name} was refused: ${JSON.stringify(edit).slice(0, 300)}`);
    yield;
    if (collidingIds(edit, touchedSince).length > 0) throw new Error(`${name} met what nobody wrote`);
    return edit;
  };
}

function show(name: string, work: () => unknown): void {
  const { ms, longestMs } = measure(work);
  const isWithin = longestMs <= GOAL_MS;
  isGood &&= ms / reference <= MAX_RATIO;
  console.log(
    `${isWithin ? ' ' : '!'} ${name.padEnd(36)} ${ms.toFixed(1).padStart(9)} ms   ratio ${(ms / reference).toFixed(2)}   longest piece ${longestMs.toFixed(1).padStart(6)} ms`,
  );
}

interface Taken {
  readonly ms: number;
  readonly longestMs: number;
}

/** The median of a few runs; one run says enough about what is far too slow. */
function measure(work: () => unknown): Taken {
  const took: Taken[] = [];
  for (let run = 0; run < RUNS; run++) {
    took.push(measureOnce(work));
    if (took[0]!.ms > 20 * GOAL_MS) break;
  }
  return took.toSorted((a, b) => a.ms - b.ms)[Math.floor(took.length / 2)]!;
}

/** Work in pieces is timed piece by piece. */
function measureOnce(work: () => unknown): Taken {
  let [ms, longestMs] = [0, 0];
  const timed = <T>(piece: () => T): T => {
    const start = processorMs();
    const made = piece();
    const took = processorMs() - start;
    ms += took;
    longestMs = Math.max(longestMs, took);
    return made;
  };
  const made = timed(work);
  if (isInSteps(made)) while (!timed(() => made.next()).done);
  return { ms, longestMs };
}

function isInSteps(made: unknown): made is Steps<unknown> {
  return typeof made === 'object' && made !== null && 'next' in made;
}

/** Of this thread alone: what else runs on the machine, and the collector's own threads, do not count. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
