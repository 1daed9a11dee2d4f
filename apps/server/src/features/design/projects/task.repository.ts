import {
  type CallInput,
  kindOfWorkType,
  originsOf,
  type projectCalls,
  type QuestionnaireOrigin,
  type QuestionnaireStatus,
} from '@wenshu/api-contract';
import { seesAllRecords, visibleQuestionnaires } from '../../../authorisation/visible-questionnaires.repository.ts';
import type { Queryable } from '../../../platform/database/database.ts';

export interface TaskRow {
  readonly scrollId: string;
  readonly name: string;
  readonly origin: QuestionnaireOrigin;
  readonly labels: string[];
  readonly status: QuestionnaireStatus;
  /** Null where the person may know of some records only. */
  readonly collected: number | null;
  readonly projectId: string;
  readonly projectName: string;
  readonly creatorId: string | null;
  readonly updatedAt: Date;
}

type TasksInput = CallInput<typeof projectCalls.tasks>;

/** A page of the tasks of an enterprise, or of one of its projects, that the person sees; the newest change first. */
export async function searchTasks(
  db: Queryable,
  personId: string,
  { enterpriseId, workType, projectId, projectIds, text, status, label, page, pageSize }: TasksInput,
): Promise<{ total: number; rows: TaskRow[] }> {
  const wanted = `from team_object t
      join project p on p.project_id = t.project_id
      join questionnaire_summary q on q.scroll_id = t.object_id
      left join questionnaire_label l on l.scroll_id = t.object_id
     where t.object_kind = 'questionnaire' and t.enterprise_id = $2 and ($3::text is null or t.project_id = $3)
       and ($7::text[] is null or t.project_id = any($7))
       and ($4 = '' or position(lower($4) in lower(q.name)) > 0
            or exists (select 1 from unnest(l.labels) word where position(lower($4) in lower(word)) > 0))
       and ($5::smallint is null or q.status = $5)
       and ($6::text is null or $6 = any(l.labels))
       and ($8::text[] is null or q.origin = any($8))
       and ${visibleQuestionnaires({ scrollId: 't.object_id', person: '$1', right: 'questionnaire.view' })}`;
  const filters = [personId, enterpriseId, projectId ?? null, text ?? '', status ?? null, label ?? null];
  const among = projectIds?.split(',') ?? null;
  const kind = workType === undefined ? undefined : kindOfWorkType(workType);
  const asked = [...filters, among, kind ? originsOf(kind) : null];
  const counted = await db.query<{ total: number }>(`select count(*) as total ${wanted}`, asked);
  const { rows } = await db.query<TaskRow>(
    `select q.scroll_id as "scrollId", q.name, q.origin, coalesce(l.labels, '{}') as labels, q.status,
            case when ${seesAllRecords({ scrollId: 't.object_id', person: '$1', right: 'questionnaire.view' })} then q.collected end as collected,
            p.project_id as "projectId", p.name as "projectName", q.creator_id as "creatorId", q.updated_at as "updatedAt"
       ${wanted} order by q.updated_at desc, q.scroll_id limit $9 offset $10`,
    [...asked, pageSize, (page - 1) * pageSize],
  );
  return { total: counted.rows[0]?.total ?? 0, rows };
}
