import type { Program } from '../judge-program.ts';

/** Both come in one package, which would begin to watch the machine as soon as it is installed. */
export const prometheus: Program = {
  name: 'prometheus',
  packages: ['prometheus'],
  runsUnpacked: true,
  isService: true,
};
export const promtool: Program = { ...prometheus, name: 'promtool', besides: 'prometheus' };
