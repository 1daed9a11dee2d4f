import type { LinkRow } from '@wenshu/api-contract';

export interface LinkPanelProps {
  readonly scrollId: string;
  readonly link: LinkRow;
  /** What the survey is called; empty until it is known. */
  readonly surveyName: string;
  readonly mayPublish: boolean;
  onChanged(): Promise<void>;
}
