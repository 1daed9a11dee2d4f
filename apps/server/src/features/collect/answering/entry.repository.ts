import type { Queryable } from '../../../platform/database/database.ts';
import { GATE_COLUMNS, type GateRow, readGates } from '../../design/live-settings/index.ts';
import type { Entry, ListedRespondent } from './entry.ts';

interface SurveyRow extends GateRow {
  readonly scroll_id: string;
  readonly status: number;
  readonly version_time: string | null;
  readonly has_cells: boolean;
}

const SURVEY_COLUMNS = `q.scroll_id, q.status, q.version_time, exists (select 1 from quota_cell k where k.scroll_id = q.scroll_id) as has_cells,
  ${GATE_COLUMNS}`;
const RESPONDENT_COLUMNS = `r.respondent_id, r.labels, r.status as respondent_status, r.answer_record_id, r.is_removed`;

/** `/s/{linkCode}` */
export async function findLink(db: Queryable, linkCode: string): Promise<Entry | undefined> {
  const { rows } = await db.query({
    name: 'entry-find-link',
    text: `select ${SURVEY_COLUMNS}, l.enabled, c.name as channel, coalesce(c.end_page_links, '{}') || l.end_page_links as end_page_links
             from survey_link l join questionnaire q using (scroll_id) left join survey_channel c using (channel_code)
            where l.link_code = $1`,
    values: [linkCode],
  });
  const row = rows[0];
  return (
    row && {
      ...surveyOf(row),
      ...{ kind: 'link', code: linkCode, isEnabled: row.enabled, channel: row.channel ?? '' },
      ...{ endPageLinks: row.end_page_links, respondent: null, identity: null },
    }
  );
}

/** `/p/{code}` */
export async function findPersonalLink(db: Queryable, code: string): Promise<Entry | undefined> {
  const { rows } = await db.query({
    name: 'entry-find-personal-link',
    text: `select ${SURVEY_COLUMNS}, ${RESPONDENT_COLUMNS} from survey_respondent r join questionnaire q using (scroll_id) where r.code = $1`,
    values: [code],
  });
  const row = rows[0];
  return (
    row && {
      ...surveyOf(row),
      ...{ kind: 'personal', code, isEnabled: true, channel: '', endPageLinks: {} },
      ...{ respondent: respondentOf(row), identity: null },
    }
  );
}

/** `/c/{code}`, with the person whom a pass names. */
export async function findIdentityLink(
  db: Queryable,
  code: string,
  passOf: (scrollId: string) => string | null,
): Promise<Entry | undefined> {
  const { rows } = await db.query({
    name: 'entry-find-identity-link',
    text: `select ${SURVEY_COLUMNS}, p.is_enabled, p.fields, p.has_sms, p.help
             from personal_check p join questionnaire q using (scroll_id) where p.personal_check_id = $1`,
    values: [code],
  });
  const row = rows[0];
  if (!row) return undefined;
  const respondentId = passOf(row.scroll_id);
  return {
    ...surveyOf(row),
    ...{ kind: 'identity', code, isEnabled: row.is_enabled, channel: '', endPageLinks: {} },
    respondent: respondentId === null ? null : ((await findRespondent(db, row.scroll_id, respondentId)) ?? null),
    identity: { fields: row.fields, hasSms: row.has_sms, help: row.help },
  };
}

async function findRespondent(
  db: Queryable,
  scrollId: string,
  respondentId: string,
): Promise<ListedRespondent | undefined> {
  const { rows } = await db.query({
    name: 'entry-find-respondent',
    text: `select ${RESPONDENT_COLUMNS} from survey_respondent r where r.scroll_id = $1 and r.respondent_id = $2`,
    values: [scrollId, respondentId],
  });
  return rows[0] && respondentOf(rows[0]);
}

function surveyOf(row: SurveyRow) {
  return {
    scrollId: row.scroll_id,
    status: row.status,
    versionTime: row.version_time === null ? null : Number(row.version_time),
    gates: readGates(row),
    hasCells: row.has_cells,
  };
}

function respondentOf(row: {
  respondent_id: string;
  labels: string[];
  respondent_status: number;
  answer_record_id: string | null;
  is_removed: boolean;
}): ListedRespondent {
  return {
    respondentId: row.respondent_id,
    labels: row.labels,
    status: row.respondent_status,
    answerRecordId: row.answer_record_id,
    isRemoved: row.is_removed,
  };
}
