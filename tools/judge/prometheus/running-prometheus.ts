import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findJudge } from '../judge-program.ts';
import { prometheus } from './programs.ts';

const PATIENCE_MS = 60_000;

/** A real one on a port of its own, with its data in a folder that goes. */
export class RunningPrometheus {
  readonly #child: ChildProcess;
  readonly #address: string;

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.#address = address;
  }

  static async start(config: string, folder: string): Promise<RunningPrometheus> {
    const { path, env } = await findJudge(prometheus);
    const port = await freePort();
    const options = [
      `--config.file=${config}`,
      `--storage.tsdb.path=${join(folder, 'prometheus')}`,
      `--web.listen-address=127.0.0.1:${port}`,
      // What a package brings for its pages is not unpacked where it looks for it, and nobody looks at pages here.
      '--web.console.templates=',
      '--web.console.libraries=',
    ];
    const child = spawn(path, options, { env: { ...process.env, ...env }, stdio: 'ignore' });
    return new RunningPrometheus(child, `http://127.0.0.1:${port}`);
  }

  /** What its API says; asked again until it is as it should be, for a while. */
  async ask<Data>(path: string, isRight: (data: Data) => boolean = () => true): Promise<Data> {
    let said = 'nothing';
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(250)) {
      try {
        const answer = await fetch(`${this.#address}/api/v1/${path}`);
        said = await answer.text();
        const { status, data } = JSON.parse(said) as { readonly status: string; readonly data: Data };
        if (status === 'error') break;
        if (isRight(data)) return data;
      } catch {
        // It does not listen yet.
        if (this.#child.exitCode !== null) break;
      }
    }
    throw new Error(`${path}: ${said.slice(0, 1000)}`);
  }

  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { readonly port: number };
  server.close();
  await once(server, 'close');
  return port;
}
