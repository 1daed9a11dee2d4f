import { solutionTexts } from '@wenshu/texts/findings/models/solution';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { type Segmented, segmentName } from './segments.ts';

export interface ShownGroup<Found> {
  readonly id: string;
  /** With how many people they are. */
  readonly head: string;
  readonly found: Found;
}

/** Everybody first, then each group: the columns of a comparison. */
export function shownGroups<Found>(
  { all, base, segments }: Segmented<Found>,
  request: ModelRequest,
  context: PresentContext,
): readonly ShownGroup<Found>[] {
  const { everybody, named } = solutionTexts[context.language];
  return [
    { id: 'all', head: named(everybody, base.people), found: all },
    ...segments.map(({ code, base: { people }, found }) => ({
      id: String(code),
      head: named(segmentName(code, request, context), people),
      found,
    })),
  ];
}
