import type { ToolInputs } from '@wenshu/api-contract/kept-result';
import type { SiteTool } from '@wenshu/api-contract/site-tools';
import type { ToolWords } from './tool-words.ts';

export interface KeptResultsProps<Tool extends SiteTool> {
  readonly tool: Tool;
  readonly words: ToolWords<'margin'>['keep'];
  readonly inputs: ToolInputs<Tool>;
  readonly example: ToolInputs<Tool>;
  /** What has no answer is not kept. */
  readonly isAnswered: boolean;
  readonly onOpen: (inputs: ToolInputs<Tool>) => void;
}
