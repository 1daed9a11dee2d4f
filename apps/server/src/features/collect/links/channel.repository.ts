import type { Queryable } from '../../../platform/database/database.ts';

export interface Channel {
  readonly channelCode: string;
  readonly scrollId: string;
  readonly name: string;
  readonly endPageLinks: Readonly<Record<string, string>>;
  readonly links: { readonly linkCode: string; readonly name: string; readonly enabled: boolean }[];
}

/** The channel of this name, made when the survey has none. */
export async function ensureChannel(db: Queryable, scrollId: string, name: string, newCode: string): Promise<string> {
  const { rows } = await db.query<{ channel_code: string }>(
    `insert into survey_channel (channel_code, scroll_id, name) values ($3, $1, $2)
     on conflict (scroll_id, name) do update set name = excluded.name returning channel_code`,
    [scrollId, name, newCode],
  );
  const [channel] = rows;
  if (!channel) throw new Error('The channel was not stored');
  return channel.channel_code;
}

export async function findChannel(db: Queryable, channelCode: string): Promise<Channel | undefined> {
  const { rows } = await db.query<Pick<Channel, 'scrollId' | 'name' | 'endPageLinks'>>(
    'select scroll_id as "scrollId", name, end_page_links as "endPageLinks" from survey_channel where channel_code = $1',
    [channelCode],
  );
  const row = rows[0];
  if (!row) return undefined;
  const links = await db.query<Channel['links'][number]>(
    'select link_code as "linkCode", name, enabled from survey_link where channel_code = $1 and not is_signed order by serial',
    [channelCode],
  );
  return { channelCode, ...row, links: links.rows };
}

/** Of which survey a channel is. */
export async function findChannelsSurvey(db: Queryable, channelCode: string): Promise<string | undefined> {
  const { rows } = await db.query<{ scrollId: string }>(
    'select scroll_id as "scrollId" from survey_channel where channel_code = $1',
    [channelCode],
  );
  return rows[0]?.scrollId;
}

export async function writeChannelEndPages(db: Queryable, channelCode: string, endPageLinks: object): Promise<void> {
  await db.query('update survey_channel set end_page_links = $2 where channel_code = $1', [
    channelCode,
    JSON.stringify(endPageLinks),
  ]);
}
