import { expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { soakColumns } from '../../../testing/columns-soak.ts';

it('loses nothing while records come, change and go, a backup is put back and the owner is killed twice', async () => {
  const test = await buildTestApp({ env: { DATABASE_CONNECTIONS: '12' } });
  try {
    const { differences, failures, kills, asked, done } = await soakColumns(test, { seconds: 4, rounds: 1 });
    expect(failures).toEqual([]);
    expect(differences).toEqual([]);
    expect(kills).toBe(2);
    expect(asked).toBeGreaterThan(20);
    // Else it would have held for lack of events.
    for (const what of [
      'submitted',
      'discarded',
      'markInvalid',
      'delete',
      'restore',
      'copied',
      'held',
      'published',
      'recorded',
      'restored',
    ])
      expect([what, done[what] ?? 0]).not.toEqual([what, 0]);
  } finally {
    await test.close();
  }
}, 240_000);
