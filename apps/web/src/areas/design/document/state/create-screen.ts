import type { CallData, QuestionnaireStatus, scrollCalls } from '@wenshu/api-contract';
import { createContext, useContext } from 'react';

export type LoadedScroll = CallData<typeof scrollCalls.get>;

/** What a screen of "create" knows about the questionnaire besides its document. */
export interface CreateScreen {
  readonly loaded: LoadedScroll;
  readonly status: QuestionnaireStatus;
  readonly isCollecting: boolean;
  /** It collects and is edited beside that: what respondents are asked is what was published. */
  readonly isDraft: boolean;
  /** The design cannot be changed: collecting and not edited beside that, ended, or without the right to. */
  readonly isLocked: boolean;
}

export const CreateScreenContext = createContext<CreateScreen | undefined>(undefined);

export function useCreateScreen(): CreateScreen {
  const screen = useContext(CreateScreenContext);
  if (!screen) throw new Error('This component stands outside a screen of "create"');
  return screen;
}
