import type { HelpedBy } from '@wenshu/api-contract';
import type { HelperPlatform } from './find-hindrance.ts';
import type { Help } from './help.ts';

/** Who did it, as calls tell it beside what was done. */
export function presentHelp({ helper }: Pick<HelperPlatform, 'helper'>, help: Help<unknown>): HelpedBy {
  return {
    by: help.by,
    because: help.because ?? null,
    model: helper?.name ?? null,
    wouldLeave: help.wouldLeave ? [...help.wouldLeave] : null,
  };
}
