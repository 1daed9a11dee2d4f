import type { ComponentType } from 'react';
import { CheckView } from '../people/check-view.tsx';
import { PeopleView } from '../people/people-view.tsx';

/** The ways to distribute, by the name that the address has for them (`?view=`). */
export const channelViews = { people: PeopleView, check: CheckView } satisfies Record<
  string,
  ComponentType<{ readonly scrollId: string }>
>;
