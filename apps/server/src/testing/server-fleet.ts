import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Call, CallData, CallRequest, Envelope } from '@wenshu/api-contract';
import { accountCalls, SUCCESS_CODE } from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { type RunningPostgres, startPostgres } from '../../../../tools/postgres/start-postgres.ts';
import { makeTemporaryFolder } from '../../../../tools/testing/temporary-folder.ts';
import { serverEntry } from './server-entry.ts';

interface RunningServer {
  readonly address: string;
  readonly child: ChildProcess;
}

interface SigningIn {
  readonly phone: string;
  readonly password: string;
}

const DEMO_PERSON: SigningIn = { phone: '13800138000', password: 'Wenshu2026' };

/** A durable PostgreSQL of its own and several real server processes on it, for what must hold when parts of them die. */
export class ServerFleet {
  readonly #folder = makeTemporaryFolder('fleet');
  #postgres: RunningPostgres | undefined;
  #servers: RunningServer[] = [];
  #environments: readonly Readonly<Record<string, string>>[] = [];
  token = '';

  /** On an empty folder or what `prepare` puts there; whoever signs in is the demo's person, or one that is in it. */
  async start(
    count: number,
    {
      prepare,
      person = DEMO_PERSON,
      environments = [],
    }: {
      prepare?(folder: string): void;
      readonly person?: SigningIn;
      /** Of each server, on top of what all of them have. */
      readonly environments?: readonly Readonly<Record<string, string>>[];
    } = {},
  ): Promise<void> {
    this.#environments = environments;
    prepare?.(this.#folder.path);
    this.#postgres = await startPostgres({ dataDir: this.#folder.path });
    // One after the other: the first one migrates and seeds.
    for (let index = 0; index < count; index++) await this.#startServer(index);
    this.token = await this.#signIn(person);
  }

  get databaseUrl(): string {
    return this.#postgres!.url;
  }

  address(index: number): string {
    return this.#servers[index]!.address;
  }

  processOf(index: number): number {
    return this.#servers[index]!.child.pid!;
  }

  /** Of the first server and of PostgreSQL, for whoever looks at what they use. */
  get processes(): { readonly server: number; readonly postgres: number } {
    return { server: this.#servers[0]!.child.pid!, postgres: this.#postgres!.pid };
  }

  /** Posts to one of the servers in turn; undefined when no answer came back. */
  async send<C extends Call>(call: C, input: CallRequest<C>, turn = 0): Promise<Envelope<CallData<C>> | undefined> {
    const { address } = this.#servers[turn % this.#servers.length]!;
    const isGet = call.method === 'GET';
    const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    try {
      const response = await fetch(`${address}/api${call.path}${query}`, {
        method: call.method,
        headers: { authorization: `Bearer ${this.token}`, ...(isGet ? {} : { 'content-type': 'application/json' }) },
        ...(isGet ? {} : { body: JSON.stringify(input) }),
      });
      return (await response.json()) as Envelope<CallData<C>>;
    } catch {
      return undefined;
    }
  }

  async call<C extends Call>(call: C, input: CallRequest<C>): Promise<CallData<C>> {
    const answer = await this.send(call, input);
    if (answer?.code !== SUCCESS_CODE) throw new Error(`${call.path}: ${JSON.stringify(answer)}`);
    return answer.data as CallData<C>;
  }

  /** Whoever asks it from now on gets no answer. */
  async killServer(index: number): Promise<void> {
    const { child } = this.#servers[index]!;
    child.kill('SIGKILL');
    await new Promise(resolve => child.once('exit', resolve));
  }

  async restartServer(index: number): Promise<void> {
    await this.#startServer(index);
  }

  /** What the first server answers while PostgreSQL is stopped, as anybody on the other side of HTTP sees it. */
  async whilePostgresIsStopped<T>(work: () => Promise<T>): Promise<T> {
    await this.#postgres!.stop();
    try {
      return await work();
    } finally {
      this.#postgres = await startPostgres({ dataDir: this.#folder.path });
    }
  }

  async killPostgres(): Promise<void> {
    const postgres = this.#postgres!;
    process.kill(postgres.pid, 'SIGKILL');
    await postgres.ended;
    this.#postgres = await startPostgres({ dataDir: this.#folder.path });
  }

  async stop(): Promise<void> {
    for (const { child } of this.#servers) child.kill('SIGKILL');
    await this.#postgres?.stop();
    this.#folder.remove();
  }

  async #startServer(index: number): Promise<void> {
    const child = spawn(process.execPath, [serverEntry()], {
      env: {
        ...process.env,
        DATABASE_URL: this.databaseUrl,
        DATA_DIR: this.#folder.path,
        PORT: '0',
        CAPTCHA: 'off',
        DEMO: 'short',
        LOG_LEVEL: 'error',
        ...this.#environments[index],
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    for await (const line of createInterface(child.stdout)) {
      if (line.startsWith('WENSHU_FATAL')) throw new Error(line);
      if (!line.startsWith('WENSHU_READY ')) continue;
      this.#servers[index] = { address: JSON.parse(line.slice('WENSHU_READY '.length)).address, child };
      child.stdout.resume();
      return;
    }
    throw new Error('The server ended before it was ready');
  }

  async #signIn({ phone, password }: SigningIn): Promise<string> {
    const { tokenInfo } = await this.call(accountCalls.signIn, {
      phone: encryptField(phone),
      password: encryptField(password),
      verifyCode: '0000',
      verifyCodeKey: '0123456789abcdef',
    });
    return tokenInfo.token;
  }
}
