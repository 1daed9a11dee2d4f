import type { Transcript } from '@wenshu/transcripts';
import type { Queryable } from '../../../platform/database/database.ts';

export interface VersionRow {
  readonly versionId: string;
  readonly kind: 'original' | 'kept';
  readonly name: string;
  /** Of the transcript when it was kept. */
  readonly atVersion: number;
  readonly nickName: string;
  readonly madeAt: Date;
  readonly turns: number;
}

interface NewVersion {
  readonly versionId: string;
  readonly transcriptId: string;
  readonly kind: VersionRow['kind'];
  readonly name: string;
  readonly atVersion: number;
  readonly document: Transcript;
  readonly personId: string;
  readonly now: Date;
}

/** Counted in the statement that adds it, below the transcript's lock; false when there are too many. */
export async function insertVersion(db: Queryable, version: NewVersion, most: number): Promise<boolean> {
  const { versionId, transcriptId, kind, name, atVersion, document, personId, now } = version;
  const { rowCount } = await db.query(
    `insert into transcript_version (version_id, transcript_id, kind, name, at_version, document, person_id, made_at)
     select $1, $2, $3, $4, $5, $6, $7, $8 where (select count(*) from transcript_version where transcript_id = $2) < $9`,
    [versionId, transcriptId, kind, name, atVersion, JSON.stringify(document), personId, now, most],
  );
  return rowCount === 1;
}

export async function listVersions(db: Queryable, transcriptId: string): Promise<VersionRow[]> {
  const { rows } = await db.query<VersionRow>(
    `select v.version_id as "versionId", v.kind, v.name, v.at_version as "atVersion", coalesce(p.nick_name, '') as "nickName",
            v.made_at as "madeAt", (select count(*)::int from jsonb_object_keys(v.document -> 'turns')) as turns
       from transcript_version v left join person_name p using (person_id)
      where v.transcript_id = $1 order by v.made_at desc, v.version_id`,
    [transcriptId],
  );
  return rows;
}

export async function findVersion(
  db: Queryable,
  transcriptId: string,
  versionId: string,
): Promise<{ readonly atVersion: number; readonly document: Transcript } | undefined> {
  const { rows } = await db.query<{ atVersion: number; document: Transcript }>(
    'select at_version as "atVersion", document from transcript_version where transcript_id = $1 and version_id = $2',
    [transcriptId, versionId],
  );
  return rows[0];
}

/** The original stays. */
export async function deleteVersion(db: Queryable, transcriptId: string, versionId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `delete from transcript_version where transcript_id = $1 and version_id = $2 and kind = 'kept'`,
    [transcriptId, versionId],
  );
  return rowCount === 1;
}

/** Without the turns of somebody who is erased. */
export async function dropSpeaker(db: Queryable, transcriptId: string, no: number): Promise<void> {
  await db.query(
    `update transcript_version v set document = jsonb_set(v.document, '{turns}', coalesce(
       (select jsonb_object_agg(t.key, t.value) from jsonb_each(v.document -> 'turns') t where t.value -> 'speaker' is distinct from to_jsonb($2::integer)), '{}'))
      where v.transcript_id = $1`,
    [transcriptId, no],
  );
}
