import { test } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';
test('look', async () => {
  const t = await buildTestApp({ env: { METRICS_SECRET: 's'.repeat(24) } });
  await t.app.inject('/healthz'); await t.app.inject('/api/nowhere');
  const r = await t.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${'s'.repeat(24)}`, accept:'application/openmetrics-text' } });
  console.log(r.statusCode, r.headers, r.body);
  await t.close();
});
