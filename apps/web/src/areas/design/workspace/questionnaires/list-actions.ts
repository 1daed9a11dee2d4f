import type { ListedQuestionnaire } from '@wenshu/api-contract';
import { createContext, useContext } from 'react';

export type DialogKind = 'rename' | 'copy' | 'labels';

export interface ListActions {
  open(kind: DialogKind, questionnaire: ListedQuestionnaire): void;
  remove(questionnaire: ListedQuestionnaire): Promise<void>;
}

export const ListActionsContext = createContext<ListActions | undefined>(undefined);

export function useListActions(): ListActions {
  const actions = useContext(ListActionsContext);
  if (!actions) throw new Error('This component stands outside the list of questionnaires');
  return actions;
}
