import type { Queryable } from '../../../platform/database/database.ts';
import { type Reading, reading } from '../../../platform/metrics/metrics.ts';

const channels = ['mail', 'sms'] as const;

interface ChannelRow {
  readonly channel: (typeof channels)[number];
  readonly waiting: number;
  readonly handing: number;
  readonly doubtful: number;
  readonly oldest: number | null;
}

/**
 * Messages that have not left, by what they leave through. Those of a task that was stopped, or of a survey that does not collect, wait for a
 * person: they count as waiting, and are not due.
 */
export async function readMessages(db: Queryable, now: Date): Promise<readonly Reading[]> {
  const { rows } = await db.query<ChannelRow>(
    `select case m.pace_key when 'sms' then 'sms' else 'mail' end as channel,
            count(*) filter (where m.state in ('queued', 'claimed'))::int as waiting,
            count(*) filter (where m.state = 'handing')::int as handing, count(*) filter (where m.state = 'doubtful')::int as doubtful,
            extract(epoch from $1 - min(m.due_at) filter (where m.state in ('queued', 'claimed') and m.due_at <= $1
              and (m.letter_id is not null or t.state = 'sending' and s.status = 1)))::float8 as oldest
       from send_message m left join send_task t using (task_id) left join survey_state s on s.scroll_id = m.scroll_id
      where m.state in ('queued', 'claimed', 'handing', 'doubtful') group by 1`,
    [now],
  );
  return channels.flatMap(channel => {
    const { waiting, handing, doubtful, oldest } = rows.find(row => row.channel === channel) ?? none;
    return [
      reading('wenshu_messages', waiting, { channel, state: 'waiting' }),
      reading('wenshu_messages', handing, { channel, state: 'handing' }),
      reading('wenshu_messages', doubtful, { channel, state: 'doubtful' }),
      reading('wenshu_message_oldest_due_seconds', oldest ?? 0, { channel }),
    ];
  });
}

const none = { waiting: 0, handing: 0, doubtful: 0, oldest: null };

export async function readReviews(db: Queryable, now: Date): Promise<readonly Reading[]> {
  const { rows } = await db.query<{ waiting: number; oldest: number | null }>(
    `select count(*)::int as waiting, extract(epoch from $1 - min(created_at))::float8 as oldest from send_task where state = 'pending-review'`,
    [now],
  );
  const { waiting, oldest } = rows[0]!;
  return [
    reading('wenshu_mail_reviews_waiting', waiting, {}),
    reading('wenshu_mail_review_oldest_seconds', Math.max(0, oldest ?? 0), {}),
  ];
}
