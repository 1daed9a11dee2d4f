import type { TracesEnv } from '../../env.ts';
import { noTracing, type Tracing } from './tracing.ts';

/** The libraries take a fifth of a second and some memory: only who sends traces somewhere pays for them. */
export async function openTracing(env: TracesEnv | undefined): Promise<Tracing> {
  if (!env) return noTracing;
  const { createTracing } = await import('./create-tracing.ts');
  return createTracing(env);
}
