import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const tellCpu = new URL('./tell-cpu.mjs', import.meta.url).href;

/** A real server in a process of its own, whose main thread can be asked for the time it has used. */
export class AttackedServer {
  readonly address: string;
  readonly #databaseUrl: string;
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;

  private constructor(address: string, databaseUrl: string, child: ChildProcess) {
    this.address = address;
    this.#databaseUrl = databaseUrl;
    this.#child = child;
    this.#ended = once(child, 'exit');
  }

  static async start(databaseUrl: string, dataDir: string): Promise<AttackedServer> {
    const child = spawn(process.execPath, ['--import', tellCpu, main], {
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        PORT: '0',
        CAPTCHA: 'off',
        LOG_LEVEL: 'silent',
        // Every try comes from an address of its own: limits per address are tried elsewhere, and would hide all the rest here.
        TRUST_PROXY: 'loopback',
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    for await (const line of createInterface(child.stdout!)) {
      if (!line.startsWith('WENSHU_READY ')) continue;
      child.stdout!.resume();
      return new AttackedServer(JSON.parse(line.slice('WENSHU_READY '.length)).address, databaseUrl, child);
    }
    throw new Error('The server ended before it was ready');
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** For what no call tells or does: the code in a message, a password that has to be changed. */
  async query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.#databaseUrl });
    await client.connect();
    try {
      return (await client.query<Row>(text, [...values])).rows;
    } finally {
      await client.end();
    }
  }

  async mainThreadMs(): Promise<number> {
    const answer = once(this.#child, 'message');
    this.#child.send('cpu');
    const [ms] = await Promise.race([
      answer,
      this.#ended.then(() => Promise.reject(new Error('The server has ended'))),
    ]);
    return ms;
  }

  async stop(): Promise<void> {
    if (!this.isAlive) return;
    this.#child.kill('SIGKILL');
    await this.#ended;
  }
}
