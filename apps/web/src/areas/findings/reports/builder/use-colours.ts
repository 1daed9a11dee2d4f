import { useColours as useColoursOf } from '../../../design/document/presence/person-faces.tsx';
import { useWorkState } from './builder-context.ts';

/** A colour for each person who has the report open. */
export const useColours = (): ReadonlyMap<string, string> => useColoursOf(useWorkState(state => state.others));
