import type { TestApp } from './build-test-app.ts';

/** As if somebody had tried for hours: the next try that this limit counts is refused. At least one must have been counted. */
export async function useUp({ platform }: TestApp, limitName: string, key: string): Promise<void> {
  const subject = `${limitName}:${key}`;
  const { rowCount } = await platform.database.pool.query('update attempt set tries = 1000000 where subject = $1', [
    subject,
  ]);
  if (rowCount === 0) throw new Error(`Nothing is counted as ${subject}`);
}
