import type { QueryResultRow } from 'pg';
import { runJob } from '../../apps/server/src/features/people/jobs/index.ts';
import { personJobs } from '../../apps/server/src/features/person-jobs.ts';
import { buildTestApp, type TestApp } from '../../apps/server/src/testing/build-test-app.ts';
import { type FakeWeChat, startFakeWeChat } from '../../apps/server/src/testing/fake-we-chat.ts';
import { type OpenIdProvider, startOpenIdProvider } from '../../apps/server/src/testing/open-id-provider.ts';
import type { PreparingServer } from '../attack/attacked-server.ts';
import type { RawRequest } from '../attack/sender.ts';

/** What came back, whole. */
export interface WholeAnswer {
  readonly status: number;
  readonly type: string;
  readonly bytes: Buffer;
}

const byKind = new Map(personJobs.map(job => [job.kind, job]));
const WECHAT = { id: 'wx0123456789abcdef', secret: 'secret' };

/** The real app with a clock that stands still, and with services that vouch for people: one of the two worlds runs in it. */
export class WorldServer implements PreparingServer {
  readonly test: TestApp;
  readonly vouching: { readonly weChat: FakeWeChat; readonly provider: OpenIdProvider };
  #turn = 0;
  #phones = 18_800_000_000;

  private constructor(test: TestApp, vouching: WorldServer['vouching']) {
    this.test = test;
    this.vouching = vouching;
  }

  static async start(): Promise<WorldServer> {
    const weChat = await startFakeWeChat(WECHAT.id, WECHAT.secret);
    const provider = await startOpenIdProvider();
    const test = await buildTestApp({
      env: {
        WECHAT_APP_ID: WECHAT.id,
        WECHAT_APP_SECRET: WECHAT.secret,
        WECHAT_API_URL: weChat.url,
        ...provider.env,
      },
    });
    return new WorldServer(test, { weChat, provider });
  }

  nextPhone(): string {
    return String(++this.#phones);
  }

  async query<Row extends QueryResultRow>(text: string, values: readonly unknown[]): Promise<Row[]> {
    return (await this.test.platform.database.pool.query<Row>(text, [...values])).rows;
  }

  /** Each request comes from another address: limits per address are tried elsewhere. */
  async raw({ method, path, headers, body }: RawRequest): Promise<WholeAnswer> {
    this.#turn += 1;
    const response = await this.test.app.inject({
      method: method as 'GET',
      url: path,
      headers: { lang: 'en', ...headers },
      remoteAddress: `10.${(this.#turn >> 16) & 255}.${(this.#turn >> 8) & 255}.${this.#turn & 255}`,
      ...(body !== undefined && { payload: body }),
    });
    const { statusCode: status, rawPayload: bytes } = response;
    return { status, type: String(response.headers['content-type'] ?? ''), bytes };
  }

  /** What a job makes is made before anybody asks for it; of a job that has ended nothing more is made. */
  async runJob(jobId: string): Promise<void> {
    await runJob(this.test.platform, byKind, jobId);
  }

  async stop(): Promise<void> {
    await this.test.close();
    await this.vouching.weChat.stop();
    await this.vouching.provider.stop();
  }
}
