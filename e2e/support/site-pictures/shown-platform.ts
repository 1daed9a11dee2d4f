import { messageCalls, scrollListCalls } from '@wenshu/api-contract';
import { readEnvironment } from '../../../tools/environment.ts';
import { launch } from '../../../tools/launcher/launch.ts';
import { makeTemporaryFolder } from '../../../tools/testing/temporary-folder.ts';
import { type Calls, signedInCalls } from '../survey-maker.ts';
import { makeStudy, type Study } from './make-study.ts';

/** Who shows the product: a researcher, and for what she may not see the administrator of her enterprise. */
export const [RESEARCHER, ADMINISTRATOR] = ['13800138000', '13900139001'];

export interface ShownPlatform {
  readonly address: string;
  readonly language: 'zh' | 'en';
  readonly call: Calls;
  /** A questionnaire of the demo by a part of its name. */
  surveyOf(name: RegExp): string;
  readonly studies: Readonly<Record<'customers' | 'employees' | 'brand', Study>>;
}

/** The whole demo in one language on an empty folder, with three schemes in use; gone when `show` is done. */
export async function withShownPlatform(
  language: 'zh' | 'en',
  show: (platform: ShownPlatform) => Promise<void>,
): Promise<void> {
  const folder = makeTemporaryFolder(`pictures-${language}`);
  process.env.CAPTCHA = 'off';
  process.env.DEMO = 'on';
  process.env.DEMO_LANGUAGE = language;
  const running = launch({
    environment: readEnvironment({ DATA_DIR: folder.path, PORT: '0' }),
    say: () => {},
    onGiveUp: error => {
      throw error;
    },
  });
  try {
    const { address } = await running.ready;
    await show(await prepare(address, language));
  } finally {
    await running.stop();
    folder.remove();
  }
}

async function prepare(address: string, language: 'zh' | 'en'): Promise<ShownPlatform> {
  const call = await signedInCalls(address);
  const study = (schemeId: string, people: number, outcomes: readonly string[] = []) =>
    makeStudy(call, { schemeId, language, people, outcomes });
  const studies = {
    brand: await study('brand-tracking', 216),
    employees: await study('employee-engagement', 240, ['Q4']),
    customers: await study('customer-satisfaction', 320),
  };
  for (const phone of [RESEARCHER, ADMINISTRATOR]) await readMessages(await signedInCalls(address, phone));
  const { rows } = await call(scrollListCalls.search, { pageSize: 50 } as never);
  const surveyOf = (name: RegExp) => {
    const found = rows.find(row => name.test(row.name));
    if (!found) throw new Error(`The demo has no questionnaire ${name}`);
    return found.scrollId;
  };
  return { address, language, call, surveyOf, studies };
}

/** A number beside the bell draws the eye away from what a picture is of. */
async function readMessages(call: Calls): Promise<void> {
  const messages = await call(messageCalls.messageReadList, { type: '2' });
  const messageUserIds = messages.map(({ messageUserId }) => messageUserId);
  if (messageUserIds.length > 0) await call(messageCalls.setReadList, { messageUserIds });
}
