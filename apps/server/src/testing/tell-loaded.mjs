// Preloaded into a server (`--import`): says of which packages it loads something, a line for each.

import { registerHooks } from 'node:module';

const told = new Set();

registerHooks({
  load(url, context, next) {
    const name = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];
    if (name && !told.has(name)) {
      told.add(name);
      process.stdout.write(`LOADED "${name}"\n`);
    }
    return next(url, context);
  },
});
