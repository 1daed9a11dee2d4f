import type { HelpedBy } from '@wenshu/api-contract';
import type { HelperPlatform } from './find-hindrance.ts';
import type { Help } from './help.ts';

/** Who did it, as calls tell it beside what was done. */
export function presentHelp({ helper }: Pick<HelperPlatform, 'helper'>, help: Help<unknown>): HelpedBy {
  const model = helper?.name ?? null;
  if (help.by === 'model') return { by: 'model', because: null, model, wouldLeave: null };
  return { by: 'house', because: help.because, model, wouldLeave: help.wouldLeave ? [...help.wouldLeave] : null };
}
