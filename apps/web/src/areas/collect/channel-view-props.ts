import type { LinkOverview } from '@wenshu/api-contract';

/** What every way to distribute a survey is told. */
export interface ChannelViewProps {
  readonly scrollId: string;
  readonly overview: LinkOverview;
}
