// Run by `ToolRunner`: commands of the terminal one after another in one process, each read anew with its own words. What a command loads of the
// server is loaded once: starting a process for each took ten times as long as what it does.
import { once } from 'node:events';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repositoryRoot } from '../repository-root.ts';

let said = '';
for (const stream of [process.stdout, process.stderr]) {
  // Every command listens for a terminal that was closed.
  stream.setMaxListeners(0);
  stream.write = ((part: unknown) => {
    said += String(part);
    return true;
  }) as typeof stream.write;
}

for (let turn = 0; ; turn++) {
  const [message] = (await once(process, 'message')) as [readonly [string, ...string[]] | 'end'];
  if (message === 'end') break;
  const [tool, ...words] = message;
  const script = resolve(repositoryRoot, 'tools', `${tool}.ts`);
  process.argv = [process.execPath, script, ...words];
  process.exitCode = 0;
  said = '';
  await import(`${pathToFileURL(script).href}?${turn}`);
  process.send!({ status: process.exitCode, output: said.trim() });
  process.exitCode = 0;
}
process.disconnect();
