import type { DrawnReward } from '@wenshu/api-contract/reward-claim';
import { request } from './post.ts';

export interface Back {
  readonly code: string;
  readonly state: string;
}

export const drawReward = (language: string, body: object): Promise<DrawnReward> =>
  request('POST', '/survey/answer/reward', language, { body });

export const receiveReward = (language: string, ticket: string, back?: Back): Promise<DrawnReward> =>
  request('POST', '/survey/answer/rewardReceive', language, { body: { ticket, ...(back && { back }) } });

export const signInAddress = (language: string, ticket: string): Promise<{ readonly address: string }> =>
  request('POST', '/survey/answer/rewardSignIn', language, { body: { ticket } });

export const ticketOf = (address: string): string => address.replace('/r/', '');
