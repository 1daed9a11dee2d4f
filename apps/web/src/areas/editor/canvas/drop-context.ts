import { createContext } from 'react';
import type { DropTarget } from './drop-place.ts';

/** Where what is dragged would go now. */
export const DropContext = createContext<DropTarget | undefined>(undefined);
