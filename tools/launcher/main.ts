import { readEnvironment } from '../environment.ts';
import type { Problem } from '../problem.ts';
import { runTool } from '../run-tool.ts';
import { launcherTexts } from '../texts/launcher-texts.ts';
import { presentProblem } from '../texts/present-problem.ts';
import { banner } from './banner.ts';
import { type Launch, launch } from './launch.ts';
import { onStopSignal } from './on-stop-signal.ts';

await runTool(async () => {
  let running: Launch | undefined;
  let isStopping = false;
  // Before anything is started: a signal that comes while a part is starting must stop that part, not just this process.
  const stopped = new Promise<void>(resolve => {
    onStopSignal(
      () => {
        isStopping = true;
        console.log(`\n${launcherTexts.stopping}`);
        void running?.stop().then(resolve);
      },
      () => running?.hurry(),
    );
  });
  const giveUp = async (problem: Problem) => {
    console.error(`\n${presentProblem(problem)}`);
    await running?.stop();
    process.exit(1);
  };
  running = launch({
    environment: readEnvironment(),
    // For trying the launcher on another server, as its tests do.
    ...(process.argv[2] ? { serverEntry: process.argv[2], shouldBuild: false } : {}),
    say: line => console.error(line),
    onGiveUp: problem => void giveUp(problem),
  });
  try {
    console.log(banner(await running.ready));
  } catch (error) {
    if (!isStopping) {
      await running.stop();
      throw error;
    }
  }
  await stopped;
  console.log(launcherTexts.stopped);
  process.exit(0);
});
