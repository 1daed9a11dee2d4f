import { randomBytes } from 'node:crypto';
import { readEnvironment } from '../../tools/environment.ts';
import { findHolder } from '../../tools/launcher/folder-lock.ts';
import { launch } from '../../tools/launcher/launch.ts';
import { makeTemporaryFolder } from '../../tools/testing/temporary-folder.ts';
import { startTalkingModel } from './talking-model.ts';

/** The whole platform on an empty folder, as `npm start` brings it up; gone with the run. */
export default async function startPlatform(): Promise<() => Promise<void>> {
  const folder = makeTemporaryFolder('journeys');
  const dataDir = folder.path;
  // Machines cannot read picture codes; everything else is as in a fresh installation.
  process.env.CAPTCHA = 'off';
  // For /operator, where orders are opened.
  process.env.OPERATOR_SECRET = randomBytes(24).toString('base64');
  // The systems that answers are pushed to stand on this machine.
  process.env.PUSH_PRIVATE_ADDRESSES = 'allow';
  // What the example studies show is shown below the browser.
  process.env.DEMO = 'short';
  // Nobody has agreed to it: whoever does not meets the house's own helper.
  const model = await startTalkingModel();
  process.env.HELPER_URL = model.address;
  process.env.HELPER_MODEL = 'talking-1';
  const running = launch({
    environment: readEnvironment({ DATA_DIR: dataDir, PORT: '0' }),
    say: () => {},
    onGiveUp: error => {
      throw error;
    },
  });
  const { address } = await running.ready;
  process.env.WENSHU_ADDRESS = address;
  // For the few journeys that make a race certain: see database.ts.
  process.env.WENSHU_DATABASE = findHolder(dataDir)?.databaseUrl;
  return async () => {
    await running.stop();
    await model.stop();
    folder.remove();
  };
}
