import { Agent, request } from 'node:http';

export interface Shot {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly body?: string;
}

export interface LoadResult {
  readonly shots: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly failed: number;
}

/** Fires shots over so many connections that stay open, for a while, and measures each. */
export async function load(connections: number, durationMs: number, nextShot: () => Shot): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let failed = 0;
  const start = performance.now();
  const work = async () => {
    while (performance.now() - start < durationMs) {
      const began = performance.now();
      const isGood = await fire(agent, nextShot());
      times.push(performance.now() - began);
      if (!isGood) failed++;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const quantile = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    shots: times.length,
    perSecond: times.length / seconds,
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
    failed,
  };
}

function fire(agent: Agent, { method, url, body }: Shot): Promise<boolean> {
  return new Promise(resolve => {
    const headers =
      body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sent = request(url, { agent, method, headers }, response => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200));
    });
    sent.on('error', () => resolve(false));
    sent.end(body);
  });
}
