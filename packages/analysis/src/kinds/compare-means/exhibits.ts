import type { Exhibit } from '../../exhibit/exhibits.ts';
import type { PresentContext } from '../../kind/kind.ts';
import type { ModelRequest } from '../model/form.ts';
import type { FoundMeans, FoundMeansOf } from './found.ts';
import { presentGroups } from './present-groups.ts';
import { presentPairs, presentValue } from './present-one.ts';

type Present<Of extends FoundMeans['of']> = (
  found: FoundMeansOf<Of>,
  request: ModelRequest,
  context: PresentContext,
) => readonly Exhibit[];

const presenters: { readonly [Of in FoundMeans['of']]: Present<Of> } = {
  groups: presentGroups,
  pairs: presentPairs,
  value: presentValue,
};

export function presentMeans(found: FoundMeans, request: ModelRequest, context: PresentContext): readonly Exhibit[] {
  return (presenters[found.of] as Present<FoundMeans['of']>)(found, request, context);
}
