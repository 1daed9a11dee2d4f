import { create } from 'zustand';

interface OpenSurvey {
  readonly scrollId: string | undefined;
  readonly mayRename: boolean;
}

/** What the page of a questionnaire knows and the frame around it needs. */
export const useOpenSurvey = create<OpenSurvey>(() => ({ scrollId: undefined, mayRename: false }));
