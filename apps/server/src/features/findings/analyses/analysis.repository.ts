import type { AnalysisKind } from '@wenshu/analysis';
import { rightOfAnalysis } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import { visibleQuestionnaires } from '../../../authorisation/visible-questionnaires.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';

/** What is asked, as it was sent: whether the data can answer it is found out when it is run. */
export interface AnalysisContent {
  readonly kind: AnalysisKind;
  readonly filter?: Json;
  readonly weight?: Json;
  readonly derived: Readonly<Record<string, Json>>;
  readonly request: Json;
}

export interface AnalysisRow {
  readonly analysisId: string;
  readonly scrollId: string;
  readonly scrollName: string;
  readonly personId: string;
  readonly nickName: string;
  readonly name: string;
  readonly kind: AnalysisKind;
  readonly isShared: boolean;
  readonly version: number;
  readonly updatedAt: Date;
}

export interface KeptAnalysis extends AnalysisRow {
  readonly content: AnalysisContent;
}

/** One analysis of one questionnaire, as one person asks for it. */
export interface AnalysisOf {
  readonly analysisId: string;
  readonly scrollId: string;
  readonly personId: string;
}

const LISTED = `a.analysis_id as "analysisId", a.scroll_id as "scrollId", q.name as "scrollName", a.person_id as "personId",
  coalesce(p.nick_name, '') as "nickName", a.name, a.content->>'kind' as kind, a.is_shared as "isShared", a.version, a.updated_at as "updatedAt"`;
const FROM = `from analysis a join questionnaire_summary q using (scroll_id) left join person_name p on p.person_id = a.person_id`;
/** The maker's own, and those that are shared: with whoever may look at the records, which is asked before. */
export const isSeenBy = (person: `$${number}`) => `a.removed_at is null and (a.person_id = ${person} or a.is_shared)`;

/** With the right that its kind needs. */
const isAllowed = (person: `$${number}`) => {
  const ways = [...new Set(Object.values(rightOfAnalysis))].map(right => {
    const kinds = Object.entries(rightOfAnalysis).filter(([, needed]) => needed === right);
    const names = kinds.map(([kind]) => `'${kind}'`).join(', ');
    return `(a.content->>'kind' in (${names}) and ${visibleQuestionnaires({ scrollId: 'a.scroll_id', person, right })})`;
  });
  return `(${ways.join(' or ')})`;
};

interface Listing {
  readonly scrollId: string | undefined;
  /** In its name, its questionnaire's or its maker's. */
  readonly find: string | undefined;
  readonly most: number;
}

/** Newest first. Only of questionnaires whose records the person may still look at. */
export async function listAnalyses(
  db: Queryable,
  personId: string,
  { scrollId, find, most }: Listing,
): Promise<AnalysisRow[]> {
  const { rows } = await db.query<AnalysisRow>(
    `select ${LISTED} ${FROM} where ${isSeenBy('$1')} and ($2::text is null or a.scroll_id = $2) and ${isAllowed('$1')}
        and ($4 = '' or strpos(lower(concat_ws(E'\n', a.name, q.name, p.nick_name)), lower($4)) > 0)
      order by a.updated_at desc, a.analysis_id limit $3`,
    [personId, scrollId ?? null, most, find ?? ''],
  );
  return rows;
}

export async function findAnalysis(
  db: Queryable,
  { analysisId, scrollId, personId }: AnalysisOf,
): Promise<KeptAnalysis | undefined> {
  const { rows } = await db.query<KeptAnalysis>(
    `select ${LISTED}, a.content ${FROM} where a.analysis_id = $1 and a.scroll_id = $2 and ${isSeenBy('$3')}`,
    [analysisId, scrollId, personId],
  );
  return rows[0];
}

/** The questionnaire that an analysis is of, whoever asks: what they may is asked of that. */
export async function findAnalysisSurvey(db: Queryable, analysisId: string): Promise<string | undefined> {
  const { rows } = await db.query<{ scrollId: string }>(
    'select scroll_id as "scrollId" from analysis where analysis_id = $1 and removed_at is null',
    [analysisId],
  );
  return rows[0]?.scrollId;
}

interface Saved {
  readonly name: string;
  readonly content: AnalysisContent;
  readonly now: Date;
}

interface Limits {
  readonly most: number;
  /** With those that were removed and can still be taken back: else somebody could remove and make without end. */
  readonly mostKept: number;
}

/** Whoever counts a questionnaire's analyses waits for whoever adds one. */
async function lockCount(db: Queryable, scrollId: string): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`analyses:${scrollId}`]);
}

/** Its first version. Counted in the statement that adds it; false when there are too many. */
export async function insertAnalysis(
  db: Queryable,
  { analysisId, scrollId, personId, name, content, now, most, mostKept }: AnalysisOf & Saved & Limits,
): Promise<boolean> {
  await lockCount(db, scrollId);
  const { rowCount } = await db.query(
    `with made as (
       insert into analysis (analysis_id, scroll_id, person_id, name, content, version, updated_at, updated_by)
       select $1, $2, $3, $4, $5, 1, $6, $3
        where (select count(*) filter (where removed_at is null) < $7 and count(*) < $8 from analysis where scroll_id = $2)
       returning analysis_id)
     insert into analysis_version (analysis_id, version, name, content, begun_at, saved_at, saved_by)
     select analysis_id, 1, $4, $5, $6, $6, $3 from made`,
    [analysisId, scrollId, personId, name, JSON.stringify(content), now, most, mostKept],
  );
  return rowCount === 1;
}

interface NextVersion {
  /** The one that was looked at. */
  readonly version: number;
  /** What the same person saved since then is one version with this. */
  readonly sameSince: Date;
  readonly mostVersions: number;
}

/**
 * The next version, upon the one that was looked at and no other: the WHERE decides, for two may save at once. Undefined when there is a
 * newer one, or none that the person sees. What runs of another kind found is of no use to it and goes (S4.38).
 */
export async function updateAnalysis(
  db: Queryable,
  saved: AnalysisOf & Saved & NextVersion,
): Promise<number | undefined> {
  const { analysisId, scrollId, personId, name, content, now, version, sameSince, mostVersions } = saved;
  const { rows } = await db.query<{ version: number }>(
    `with before as (select content->>'kind' as kind from analysis where analysis_id = $1),
     kept as (
       update analysis a set name = $4, content = $5, version = version + 1, updated_at = $6, updated_by = $3
        where analysis_id = $1 and scroll_id = $2 and version = $7 and ${isSeenBy('$3')}
       returning version),
     same as (
       update analysis_version v set version = kept.version, name = $4, content = $5, saved_at = $6 from kept
        where v.analysis_id = $1 and v.version = $7 and v.saved_by = $3 and v.begun_at > $8
       returning v.version),
     made as (
       insert into analysis_version (analysis_id, version, name, content, begun_at, saved_at, saved_by)
       select $1, version, $4, $5, $6, $6, $3 from kept where not exists (select 1 from same)
       returning version),
     cleared as (
       delete from analysis_run where analysis_id = $1 and exists (select 1 from kept)
          and (select kind from before) is distinct from $5::jsonb->>'kind'),
     gone as (
       delete from analysis_version where analysis_id = $1 and exists (select 1 from made) and version <=
         (select version from analysis_version where analysis_id = $1 order by version desc offset $9 limit 1))
     select version from kept`,
    [analysisId, scrollId, personId, name, JSON.stringify(content), now, version, sameSince, mostVersions - 1],
  );
  return rows[0]?.version;
}

/** By whoever made it; false when there is none of theirs. */
export async function shareAnalysis(
  db: Queryable,
  { analysisId, scrollId, personId, isShared }: AnalysisOf & { readonly isShared: boolean },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update analysis set is_shared = $4 where analysis_id = $1 and scroll_id = $2 and person_id = $3 and removed_at is null',
    [analysisId, scrollId, personId, isShared],
  );
  return rowCount === 1;
}

/** By whoever made it; once more is no other removal, and takes its time from the first. */
export async function removeAnalysis(
  db: Queryable,
  { analysisId, scrollId, personId, now }: AnalysisOf & { readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update analysis set removed_at = coalesce(removed_at, $4) where analysis_id = $1 and scroll_id = $2 and person_id = $3`,
    [analysisId, scrollId, personId, now],
  );
  return rowCount === 1;
}

/** By whoever made it, when it is not too long ago and there is room. */
export async function takeBackAnalysis(
  db: Queryable,
  asked: AnalysisOf & { readonly removedAfter: Date; readonly most: number },
): Promise<'done' | 'not-found' | 'too-many'> {
  const { analysisId, scrollId, personId, removedAfter, most } = asked;
  await lockCount(db, scrollId);
  const { rows } = await db.query<{ isBack: boolean }>(
    `with found as (
       select analysis_id, removed_at from analysis
        where analysis_id = $1 and scroll_id = $2 and person_id = $3 and (removed_at is null or removed_at > $4)),
     back as (
       update analysis a set removed_at = null from found
        where a.analysis_id = found.analysis_id
          and (found.removed_at is null or (select count(*) from analysis where scroll_id = $2 and removed_at is null) < $5)
       returning 1)
     select exists (select 1 from back) as "isBack" from found`,
    [analysisId, scrollId, personId, removedAfter, most],
  );
  if (!rows[0]) return 'not-found';
  return rows[0].isBack ? 'done' : 'too-many';
}

export async function deleteAnalysesRemovedBefore(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from analysis where removed_at < $1', [before]);
}

export interface AnalysisVersionRow {
  readonly version: number;
  readonly name: string;
  readonly nickName: string;
  readonly savedAt: Date;
  readonly content: AnalysisContent;
}

/** Newest first; of an analysis that the person sees. */
export async function listVersions(
  db: Queryable,
  { analysisId, scrollId, personId }: AnalysisOf,
): Promise<AnalysisVersionRow[]> {
  const { rows } = await db.query<AnalysisVersionRow>(
    `select v.version, v.name, coalesce(p.nick_name, '') as "nickName", v.saved_at as "savedAt", v.content
       from analysis a join analysis_version v using (analysis_id) left join person_name p on p.person_id = v.saved_by
      where a.analysis_id = $1 and a.scroll_id = $2 and ${isSeenBy('$3')} order by v.version desc`,
    [analysisId, scrollId, personId],
  );
  return rows;
}
