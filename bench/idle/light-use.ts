// What a few people do in an hour: look at their list, open a questionnaire, answer one.
import {
  accountCalls,
  type Call,
  type CallData,
  type CallRequest,
  type Envelope,
  SUCCESS_CODE,
  scrollCalls,
} from '@wenshu/api-contract';
import { encryptField } from '@wenshu/api-contract/wire-cipher';
import { type BenchSurvey, publishBenchSurvey, submission } from '../collect/survey.ts';

export class LightUse {
  readonly #address: string;
  #token = '';
  #survey: BenchSurvey | undefined;
  #turn = 0;
  failed = 0;

  private constructor(address: string) {
    this.#address = address;
  }

  static async begin(address: string): Promise<LightUse> {
    const use = new LightUse(address);
    const { tokenInfo } = await use.call(accountCalls.signIn, {
      phone: encryptField('13800138000'),
      password: encryptField('Wenshu2026'),
      verifyCode: '0000',
      verifyCodeKey: '0123456789abcdef',
    });
    use.#token = tokenInfo.token;
    use.#survey = await publishBenchSurvey(use, true);
    return use;
  }

  async call<C extends Call>(call: C, input: CallRequest<C>): Promise<CallData<C>> {
    const isGet = call.method === 'GET';
    const query = isGet ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const response = await fetch(`${this.#address}/api${call.path}${query}`, {
      method: call.method,
      headers: { authorization: `Bearer ${this.#token}`, ...(isGet ? {} : { 'content-type': 'application/json' }) },
      ...(isGet ? {} : { body: JSON.stringify(input) }),
    });
    const answer = (await response.json()) as Envelope<CallData<C>>;
    if (answer.code !== SUCCESS_CODE) throw new Error(`${call.path}: ${JSON.stringify(answer)}`);
    return answer.data as CallData<C>;
  }

  /** One request, another kind each time. */
  async next(): Promise<void> {
    const survey = this.#survey!;
    const turn = ++this.#turn;
    const kinds = [
      () => fetch(`${this.#address}/s/${survey.linkCode}`).then(read),
      () => this.#send(submission(survey, turn, 1)),
      () => this.#send(submission(survey, turn, 2)),
      () => this.call(scrollCalls.list, {}),
      () => this.call(scrollCalls.get, { scrollId: survey.scrollId }),
    ];
    try {
      await kinds[turn % kinds.length]!();
    } catch {
      this.failed++;
    }
  }

  async #send(body: string): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    await fetch(`${this.#address}/api/survey/answer/submitAnswer`, { method: 'POST', headers, body }).then(read);
  }
}

async function read(response: Response): Promise<void> {
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
}
