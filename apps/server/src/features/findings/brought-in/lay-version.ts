import { questionnaireStatus } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { type BroughtQuestion, changesBetween, editOf, type LaidColumn, layBroughtIn } from '@wenshu/survey-core';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { writeStatus } from '../../design/live-settings/index.ts';
import {
  findNewestSnapshot,
  insertEdit,
  insertSnapshot,
  loadDocument,
  lockQuestionnaire,
} from '../../design/questionnaire-design/index.ts';

interface Laying {
  readonly scrollId: string;
  readonly personId: string;
  readonly now: Date;
  /** What is not among the questions goes: the data is what they say and nothing else. */
  readonly isWhole?: boolean;
}

export interface LaidVersion {
  readonly versionTime: number;
  readonly languageId: number;
  readonly columns: readonly LaidColumn[];
}

/** Questions that were brought in, in the document: as a version of its own where it lacks any of them. Below the survey's lock. */
export async function layVersion(
  db: Queryable,
  { scrollId, personId, now, isWhole = false }: Laying,
  brought: readonly BroughtQuestion[],
): Promise<LaidVersion> {
  const locked = await lockQuestionnaire(db, scrollId);
  if (!locked) throw new Refusal('questionnaireNotFound');
  const before = await loadDocument(db, scrollId, locked.version);
  const newest = await findNewestSnapshot(db, scrollId);
  const laid = layBroughtIn(before, brought, questionTypes);
  const kept = new Set(laid.columns.map(({ questionId }) => questionId));
  const questions = Object.fromEntries(Object.entries(laid.document.questions).filter(([id]) => kept.has(id)));
  const document = isWhole ? { ...laid.document, questions } : laid.document;
  const { columns } = laid;
  const languageId = document.baseLanguageId;
  const changes = changesBetween(before, document);
  if (changes.length === 0 && newest) return { versionTime: newest.versionTime, languageId, columns };
  const version = locked.version + 1;
  const edit = editOf(before, changes);
  await insertEdit(db, scrollId, version, { editId: newId(), personId, command: 'import', ...edit }, document);
  const versionTime = Math.max(now.getTime(), (newest?.versionTime ?? 0) + 1);
  await insertSnapshot(db, scrollId, versionTime, version, document, personId);
  await writeStatus(db, { scrollId, personId }, { status: questionnaireStatus.ended, versionTime });
  return { versionTime, languageId, columns };
}
