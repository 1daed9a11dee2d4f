import { stringifySearch } from '../../../app/routes/search.ts';

export interface AssistantSearch {
  readonly scrollId?: string;
  readonly conversation?: string;
}

export const assistantAddress = ({ scrollId, conversation }: AssistantSearch = {}): string =>
  `/aiAssistant${stringifySearch({ scrollId, conversation })}`;
