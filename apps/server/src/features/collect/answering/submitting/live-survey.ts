import type { LockedSurvey } from '../../../design/live-settings/index.ts';
import type { LockedRespondent } from '../../respondents/index.ts';

/** What the database has locked, and what these decisions change of it. */
export interface LiveSurvey extends LockedSurvey {
  /** Submissions of an address or device in its window, where there is a limit. */
  readonly submittedBy: {
    readonly address: Map<string, number>;
    readonly device: Map<string, number>;
    /** By the mark of a person of another system. */
    readonly person: Map<string, number>;
  };
  /** Addresses that take only so many: what is left of each. */
  readonly placesLeft: Map<string, number>;
}

/** What a group of submissions is decided on: all of it is read below the surveys' locks. */
export interface LiveGroup {
  readonly surveys: ReadonlyMap<string, LiveSurvey>;
  /** Codes of links and identity checks that are switched on. */
  readonly enabledCodes: ReadonlySet<string>;
  /** By `scrollId/respondentId`. */
  readonly respondents: ReadonlyMap<string, { -readonly [Key in keyof LockedRespondent]: LockedRespondent[Key] }>;
}
