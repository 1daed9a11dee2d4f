import { type QuestionnaireStatus, questionnaireStatus } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import {
  type Change,
  changesBetween,
  editOf,
  type LevelledProblem,
  nameQuotes,
  numberOptions,
  preflight,
  type Questionnaire,
} from '@wenshu/survey-core';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { logOperation, OPERATOR_ID } from '../../people/operation-log/index.ts';
import { lockSurvey, writeStatus } from '../live-settings/index.ts';
import {
  findNewestSnapshot,
  insertEdit,
  insertSnapshot,
  type LockedQuestionnaire,
  loadDocument,
  lockQuestionnaire,
} from '../questionnaire-design/index.ts';
import { type CountedSamples, publishQuotas } from './publish-quotas.ts';

const { editing, collecting, suspended, ended } = questionnaireStatus;
const allowed: Readonly<Record<QuestionnaireStatus, readonly QuestionnaireStatus[]>> = {
  [editing]: [collecting],
  [collecting]: [suspended, ended],
  [suspended]: [collecting, ended],
  [ended]: [],
};

const actionOf = {
  [collecting]: 'questionnaire.publish',
  [suspended]: 'questionnaire.suspend',
  [ended]: 'questionnaire.end',
} as const;

export interface StatusChange {
  readonly status: QuestionnaireStatus;
  readonly versionTime: number | null;
  /** What kept it from being published. */
  readonly problems: readonly LevelledProblem[];
  /** What its creator should know and may leave so. */
  readonly warnings: readonly LevelledProblem[];
}

export interface Publisher {
  readonly database: Database;
  readonly clock: Clock;
  readonly samples: CountedSamples;
}

export interface Who {
  readonly scrollId: string;
  /** Null: the installation, with a survey that is nobody's. */
  readonly personId: string | null;
}

/** Publish, suspend or end. Publishing checks the questionnaire first; problems are told and nothing changes. */
export function changeStatus(
  { database, clock, samples }: Publisher,
  who: Who,
  wanted: keyof typeof actionOf,
): Promise<StatusChange> {
  return database.transaction(async db => {
    // The survey before the document: the order of docs/answering.md.
    await lockSurvey(db, who.scrollId);
    const locked = await lockQuestionnaire(db, who.scrollId);
    if (!locked) throw new Refusal('questionnaireNotFound');
    const from = locked.status;
    if (from === wanted) return { status: from, versionTime: locked.versionTime, problems: [], warnings: [] };
    if (!allowed[from].includes(wanted)) throw new Refusal('statusChangeRefused');
    if (wanted === collecting) return publish(db, { clock, samples }, who, locked);
    await changeTo(db, who, { status: wanted, versionTime: locked.versionTime });
    return { status: wanted, versionTime: locked.versionTime, problems: [], warnings: [] };
  });
}

async function publish(
  db: Queryable,
  { clock, samples }: Omit<Publisher, 'database'>,
  who: Who,
  locked: LockedQuestionnaire,
): Promise<StatusChange> {
  const { problems, warnings, published } = await publishVersion(db, clock, who, locked);
  if (!published) return { status: locked.status, versionTime: locked.versionTime, problems, warnings };
  await publishQuotas(db, samples, who.scrollId, published.document);
  await changeTo(db, who, { status: collecting, versionTime: published.versionTime });
  return { status: collecting, versionTime: published.versionTime, problems: [], warnings };
}

interface Published {
  readonly versionTime: number;
  /** Of the document, which is what was published. */
  readonly version: number;
  readonly document: Questionnaire;
}

interface PublishedVersion extends Pick<StatusChange, 'problems' | 'warnings'> {
  /** Undefined where problems keep it from being published. */
  readonly published: Published | undefined;
}

/** Its document as it is now becomes a snapshot, if nothing is wrong with it; whether it collects is decided elsewhere. Below its lock. */
export async function publishVersion(
  db: Queryable,
  clock: Clock,
  who: Who,
  locked: LockedQuestionnaire,
): Promise<PublishedVersion> {
  const document = await loadDocument(db, who.scrollId, locked.version);
  const found = preflight(document, questionTypes);
  const problems = found.filter(({ level }) => level === 'error');
  const warnings = found.filter(({ level }) => level !== 'error');
  if (problems.length > 0) return { problems, warnings, published: undefined };
  const newest = await findNewestSnapshot(db, who.scrollId);
  const numbered = await giveNumbers(db, who, locked.version, document);
  // Nothing is another than it was published: the same snapshot goes on, so that unfinished records stay on it.
  const isUnchanged = newest !== undefined && changesBetween(newest.document, numbered.document).length === 0;
  const versionTime = isUnchanged
    ? newest.versionTime
    : Math.max(clock.now().getTime(), (newest?.versionTime ?? 0) + 1);
  if (!isUnchanged)
    await insertSnapshot(db, who.scrollId, versionTime, numbered.version, numbered.document, who.personId);
  return { problems, warnings, published: { versionTime, ...numbered } };
}

/** Logged here and not by its call: what has problems is answered without a refusal, and nothing was published. */
async function changeTo(
  db: Queryable,
  who: Who,
  change: { readonly status: keyof typeof actionOf; readonly versionTime: number | null },
): Promise<void> {
  await writeStatus(db, who, change);
  const object = { kind: 'questionnaire', id: who.scrollId } as const;
  await logOperation(db, { personId: who.personId ?? OPERATOR_ID, action: actionOf[change.status], object });
}

/** What publishing writes into a document: numbers of options, and what quotes are called. */
export const numberingOf = (document: Questionnaire): Change[] => [...numberOptions(document), ...nameQuotes(document)];

async function giveNumbers(db: Queryable, { scrollId, personId }: Who, version: number, document: Questionnaire) {
  const changes = numberingOf(document);
  if (changes.length === 0) return { version, document };
  const edit = editOf(document, changes);
  await insertEdit(
    db,
    scrollId,
    version + 1,
    { editId: newId(), personId, command: 'publish', ...edit },
    edit.document,
  );
  return { version: version + 1, document: edit.document };
}
