import type { RichText } from '@wenshu/survey-core';
import type { Queryable } from '../../../../platform/database/database.ts';
import {
  FACE_COLUMNS,
  type FaceRow,
  GATE_COLUMNS,
  type GateRow,
  readFace,
  readGates,
} from '../../../design/live-settings/index.ts';
import type { SealedSecrets } from '../../docking/index.ts';
import type { ListedRespondent } from '../../respondents/index.ts';
import type { AnswerPass } from './answer-pass.ts';
import type { Entry } from './entry.ts';

interface SurveyRow extends GateRow, FaceRow {
  readonly scroll_id: string;
  readonly status: number;
  readonly version_time: number | null;
  readonly has_cells: boolean;
  readonly is_giving: boolean | null;
}

interface LinkRow extends SurveyRow {
  readonly enabled: boolean;
  readonly channel: string;
  readonly end_page_links: Record<string, string>;
  readonly cap: number | null;
  readonly is_signed: boolean;
  readonly key_id: string | null;
  readonly secret: Buffer | null;
  readonly old_secret: Buffer | null;
  readonly old_until: Date | null;
  readonly is_revoked: boolean | null;
}

/** An address, and the secrets that its parameters are signed by where they are. */
export interface FoundLink {
  readonly entry: Entry;
  readonly isSigned: boolean;
  /** Null when its key was ended. */
  readonly secrets: SealedSecrets | null;
}

interface IdentityRow extends SurveyRow {
  readonly is_enabled: boolean;
  readonly fields: string[];
  readonly has_sms: boolean;
  readonly help: RichText | null;
}

interface RespondentRow {
  readonly respondent_id: string;
  readonly labels: string[];
  readonly respondent_status: number;
  readonly answer_record_id: string | null;
  readonly is_removed: boolean;
}

const SURVEY_COLUMNS = `q.scroll_id, q.status, q.version_time, q.has_cells,
  (select g.is_giving from rewarding_survey g where g.scroll_id = q.scroll_id) as is_giving,
  ${GATE_COLUMNS}, ${FACE_COLUMNS}`;
const RESPONDENT_COLUMNS = `r.respondent_id, r.labels, r.status as respondent_status, r.answer_record_id, r.is_removed`;

/** `/s/{linkCode}` */
export async function findLink(db: Queryable, linkCode: string): Promise<FoundLink | undefined> {
  const { rows } = await db.query<LinkRow>({
    name: 'entry-find-link',
    text: `select ${SURVEY_COLUMNS}, l.enabled, l.channel, l.end_page_links, l.cap, l.is_signed,
                  d.key_id, d.secret, d.old_secret, d.old_until, d.is_revoked
             from link_entrance l join survey_state q using (scroll_id) left join docking_entrance d on d.link_code = l.link_code
            where l.link_code = $1`,
    values: [linkCode],
  });
  const row = rows[0];
  if (!row) return undefined;
  const { key_id: keyId, secret, old_secret: oldSecret, old_until: oldUntil, is_revoked: isRevoked } = row;
  return {
    entry: {
      ...surveyOf(row),
      kind: 'link',
      code: linkCode,
      isEnabled: row.enabled,
      channel: row.channel,
      cap: row.cap,
      endPageLinks: row.end_page_links,
      respondent: null,
      identity: null,
      signed: null,
      ownMark: null,
    },
    isSigned: row.is_signed,
    secrets: keyId === null || secret === null || isRevoked ? null : { keyId, secret, oldSecret, oldUntil },
  };
}

/** `/p/{code}`, by the mark that its sent form bears. */
export async function findPersonalLink(
  db: Queryable,
  code: string,
  ownMark: string | null,
): Promise<Entry | undefined> {
  const { rows } = await db.query<SurveyRow & RespondentRow>({
    name: 'entry-find-personal-link',
    text: `select ${SURVEY_COLUMNS}, ${RESPONDENT_COLUMNS} from listed_respondent r join survey_state q using (scroll_id) where r.code = $1`,
    values: [code],
  });
  const row = rows[0];
  return (
    row && {
      ...surveyOf(row),
      kind: 'personal',
      code,
      isEnabled: true,
      channel: '',
      endPageLinks: {},
      respondent: respondentOf(row),
      identity: null,
      cap: null,
      signed: null,
      ownMark,
    }
  );
}

/** `/c/{code}`, with the person whom a pass names. */
export async function findIdentityLink(
  db: Queryable,
  code: string,
  passOf: (scrollId: string) => Pick<AnswerPass, 'respondentId' | 'ownMark'>,
): Promise<Entry | undefined> {
  const { rows } = await db.query<IdentityRow>({
    name: 'entry-find-identity-link',
    text: `select ${SURVEY_COLUMNS}, p.is_enabled, p.fields, p.has_sms, p.help
             from identity_entrance p join survey_state q using (scroll_id) where p.personal_check_id = $1`,
    values: [code],
  });
  const row = rows[0];
  if (!row) return undefined;
  const { respondentId, ownMark } = passOf(row.scroll_id);
  return {
    ...surveyOf(row),
    kind: 'identity',
    code,
    isEnabled: row.is_enabled,
    channel: '',
    endPageLinks: {},
    respondent: respondentId === null ? null : ((await findRespondent(db, row.scroll_id, respondentId)) ?? null),
    identity: { fields: row.fields, hasSms: row.has_sms, help: row.help },
    cap: null,
    signed: null,
    ownMark,
  };
}

async function findRespondent(
  db: Queryable,
  scrollId: string,
  respondentId: string,
): Promise<ListedRespondent | undefined> {
  const { rows } = await db.query<RespondentRow>({
    name: 'entry-find-respondent',
    text: `select ${RESPONDENT_COLUMNS} from listed_respondent r where r.scroll_id = $1 and r.respondent_id = $2`,
    values: [scrollId, respondentId],
  });
  return rows[0] && respondentOf(rows[0]);
}

function surveyOf(row: SurveyRow) {
  return {
    scrollId: row.scroll_id,
    status: row.status,
    versionTime: row.version_time,
    gates: readGates(row),
    face: readFace(row),
    hasCells: row.has_cells,
    isGiving: row.is_giving,
  };
}

function respondentOf(row: RespondentRow): ListedRespondent {
  return {
    respondentId: row.respondent_id,
    labels: row.labels,
    status: row.respondent_status,
    answerRecordId: row.answer_record_id,
    isRemoved: row.is_removed,
  };
}
