import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const tellCpu = new URL('./tell-cpu.mjs', import.meta.url).href;

/** A real server in a process of its own, whose main thread can be asked for the time it has used. */
export class AttackedServer {
  readonly address: string;
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;

  private constructor(address: string, child: ChildProcess) {
    this.address = address;
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
      return new AttackedServer(JSON.parse(line.slice('WENSHU_READY '.length)).address, child);
    }
    throw new Error('The server ended before it was ready');
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
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
