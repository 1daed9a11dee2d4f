import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { type FakeWeChat, startFakeWeChat } from '../../apps/server/src/testing/fakes/fake-we-chat.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../apps/server/src/testing/fakes/open-id-provider.ts';
import { serverEntry } from '../../apps/server/src/testing/server-entry.ts';

const tellCpu = new URL('./tell-cpu.mjs', import.meta.url).href;

/** The services that vouch for people, in the attacker's own process. */
interface Vouching {
  readonly weChat: FakeWeChat;
  readonly provider: OpenIdProvider;
}

/** What the inputs of calls are prepared with besides calls: whatever runs the server. */
export interface PreparingServer {
  readonly vouching: Vouching;
  /** For what no call tells or does: the code in a message, a password that has to be changed. */
  query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]>;
}

/** A real server in a process of its own, whose main thread can be asked for the time it has used. */
export class AttackedServer implements PreparingServer {
  readonly address: string;
  readonly vouching: Vouching;
  readonly #databaseUrl: string;
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;

  private constructor(address: string, databaseUrl: string, child: ChildProcess, vouching: Vouching) {
    this.address = address;
    this.vouching = vouching;
    this.#databaseUrl = databaseUrl;
    this.#child = child;
    this.#ended = once(child, 'exit');
  }

  static async start(databaseUrl: string, dataDir: string): Promise<AttackedServer> {
    const appId = 'wx0123456789abcdef';
    const weChat = await startFakeWeChat(appId, 'secret');
    const provider = await startOpenIdProvider();
    const child = spawn(process.execPath, ['--import', tellCpu, serverEntry()], {
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        PORT: '0',
        CAPTCHA: 'off',
        DEMO: 'short',
        LOG_LEVEL: 'silent',
        // Every try comes from an address of its own: limits per address are tried elsewhere, and would hide all the rest here.
        TRUST_PROXY: 'loopback',
        WECHAT_APP_ID: appId,
        WECHAT_APP_SECRET: 'secret',
        WECHAT_API_URL: weChat.url,
        // A model that nobody reaches: whoever agrees to it is not kept waiting.
        HELPER_URL: 'http://127.0.0.1:9',
        HELPER_MODEL: 'attacked',
        ...provider.env,
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    for await (const line of createInterface(child.stdout!)) {
      if (!line.startsWith('WENSHU_READY ')) continue;
      child.stdout!.resume();
      const { address } = JSON.parse(line.slice('WENSHU_READY '.length)) as { address: string };
      provider.sendBackTo(`${address}/third_login`);
      return new AttackedServer(address, databaseUrl, child, { weChat, provider });
    }
    throw new Error('The server ended before it was ready');
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

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
    await this.vouching.weChat.stop();
    await this.vouching.provider.stop();
    if (!this.isAlive) return;
    this.#child.kill('SIGKILL');
    await this.#ended;
  }
}
