import { type ComponentType, createContext, useContext } from 'react';
import type { IslandName, IslandProps } from './island-list.ts';

/** What an island looks like before its script: `draw/drawn-islands.ts`, handed in, because browsers fetch some of them late. */
export const DrawnIslands = createContext<Readonly<Partial<Record<IslandName, ComponentType<never>>>>>({});

interface IslandPlace<Name extends IslandName> {
  readonly name: Name;
  readonly props: IslandProps<Name>;
  /** At once, when it comes near the window, or when somebody touches it. */
  readonly when?: 'load' | 'visible' | 'touched';
}

/** A place in the page that a script takes over. */
export function Island<Name extends IslandName>({ name, props, when = 'load' }: IslandPlace<Name>) {
  // The name says which properties its part takes; the list of all cannot say it at once.
  const Part = useContext(DrawnIslands)[name] as ComponentType<IslandProps<Name>> | undefined;
  return (
    <div data-island={name} data-when={when} data-props={JSON.stringify(props)}>
      {Part && <Part {...props} />}
    </div>
  );
}
