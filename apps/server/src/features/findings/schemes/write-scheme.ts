import type { Json } from '@wenshu/survey-core';
import type { Actor } from '../../../authorisation/actor.ts';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import { makeProject, placeOfProject, placeTask, touchProject } from '../../design/projects/index.ts';
import { insertNewQuestionnaire } from '../../design/questionnaire-design/index.ts';
import { logOperation } from '../../people/operation-log/index.ts';
import { type AnalysisContent, makeAnalysis, shareAnalysis } from '../analyses/index.ts';
import { makeReport } from '../reports/index.ts';
import type { BuiltScheme } from './build-scheme.ts';

/** Where it is put: into a project, into a new one of an enterprise, or nowhere. */
export interface SchemePlace {
  readonly projectId: string | undefined;
  readonly enterpriseId: string | undefined;
}

interface Writing {
  readonly actor: Actor;
  readonly name: string;
  readonly now: Date;
  readonly place: SchemePlace;
}

const MOST_IN_PROJECT_NAME = 50;

/** Questionnaire, analyses and report in one transaction: all of it is there, or nothing. */
export function writeScheme(database: Database, built: BuiltScheme, { actor, name, now, place }: Writing) {
  const { personId } = actor;
  return database.transaction(async db => {
    const target = await findTarget(db, { personId, name, now, place });
    const scrollId = await insertNewQuestionnaire(db, personId, name, built.document, async (_db, made) => {
      if (target) await placeTask(db, made, target);
    });
    for (const { name: title, analysis } of built.analyses) {
      const content = analysis as object as AnalysisContent;
      const { analysisId } = await makeAnalysis(db, { scrollId, personId, name: title, content, now });
      // Whoever works on the task finds its analyses there.
      await shareAnalysis(db, { analysisId, scrollId, personId, isShared: true });
    }
    const { reportId } = await makeReport(db, { scrollId, personId, document: built.report, now });
    return { scrollId, reportId, projectId: target?.projectId ?? null };
  });
}

async function findTarget(
  db: Queryable,
  { personId, name, now, place: { projectId, enterpriseId } }: Omit<Writing, 'actor'> & { readonly personId: string },
) {
  if (projectId) {
    await touchProject(db, projectId, now);
    return placeOfProject(db, projectId);
  }
  if (!enterpriseId) return undefined;
  const plan = { name: name.slice(0, MOST_IN_PROJECT_NAME), background: '', goal: '', stages: [], labels: [] };
  const made = await makeProject(db, { ...plan, enterpriseId, creatorId: personId, now });
  const object = { kind: 'project', id: made.projectId } as const;
  await logOperation(db, { personId, action: 'project.create', object, details: { name } as Record<string, Json> });
  return made;
}
