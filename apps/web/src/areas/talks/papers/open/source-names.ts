import { createContext, useContext } from 'react';

export interface NamedSource {
  readonly sourceId: string;
  readonly name: string;
  readonly address: string | null;
}

/** What evidence stands upon, by id; filled by whoever shows the paper. */
export const SourcesContext = createContext<ReadonlyMap<string, NamedSource>>(new Map());

export const useNamedSource = (sourceId: string): NamedSource | undefined => useContext(SourcesContext).get(sourceId);

export const sourcesById = (sources: readonly NamedSource[]): ReadonlyMap<string, NamedSource> =>
  new Map(sources.map(one => [one.sourceId, one]));
