import { limits } from '@wenshu/survey-core';
import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { scrollId } from '../../shared-inputs.ts';

/** S9.17. Calendar windows are of the questionnaire's time zone, weeks begin on Monday; the others are the time before now. */
export const limitWindows = [
  'wholePeriod',
  'hour',
  'day',
  'calendarDay',
  'days7',
  'calendarWeek',
  'days30',
  'calendarMonth',
  'days90',
  'calendarQuarter',
  'days365',
  'calendarYear',
] as const;
export type LimitWindow = (typeof limitWindows)[number];

const submissionLimit = z.object({
  window: z.enum(limitWindows),
  most: z.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)),
});
export type SubmissionLimit = z.infer<typeof submissionLimit>;

const MAX_SECONDS = 7 * 24 * 3600;
const seconds = z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(MAX_SECONDS)));
/** Milliseconds since 1970. */
const moment = z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(8_640_000_000_000_000)));

/** One line: a line break would be shown as it is, or end what it stands in. */
const shareWords = (most: number) => z.string().check(z.trim(), z.maxLength(most), z.regex(/^[^\p{Cc}]*$/u));

/** What holds from the next submission on, without publishing again. `null` is "none". */
const settings = {
  startTime: moment,
  endTime: moment,
  /** So many success samples close the survey. */
  cap: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(100_000_000))),
  minSeconds: seconds,
  maxSeconds: seconds,
  addressLimit: z.nullable(submissionLimit),
  deviceLimit: z.nullable(submissionLimit),
  isWeChatOnly: z.boolean(),
  captchaMode: z.enum(['off', 'suspicion', 'always']),
  /** A name of the time zone database: by it the survey has its days, and exported times are written. */
  timeZone: z.string().check(z.maxLength(64)),
  /** Other sites may show the page of the anonymous links in a frame. */
  allowEmbedding: z.boolean(),
  /** What chat applications show of an address that is sent; empty: the survey's own title, and nothing more. */
  shareTitle: shareWords(60),
  shareText: shareWords(120),
  /** A picture that was uploaded, or one on the web by https; empty for none. */
  sharePicture: z.string().check(z.maxLength(limits.addressLength)),
};

export const liveSettings = z.object({
  ...settings,
  /** Places of the cap that are taken: success samples without boosters. Null for whoever may know of some records only. */
  taken: z.nullable(z.number()),
  hasPassword: z.boolean(),
});
export type LiveSettings = z.infer<typeof liveSettings>;

export const liveSettingsCalls = {
  getLiveSettings: call({
    method: 'GET',
    path: '/survey/scroll/liveSettings',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    own: true,
    summary: 'Times, cap, limits and gates of a survey, and how it is met outside',
    query: z.object({ scrollId }),
    data: liveSettings,
  }),
  updateLiveSettings: call({
    method: 'PUT',
    path: '/survey/scroll/liveSettings',
    logged: {
      action: 'questionnaire.settings',
      keeps: ['startTime', 'endTime', 'cap', 'captchaMode', 'isWeChatOnly', 'timeZone'],
    },
    audience: 'signed-in',
    needs: { right: 'questionnaire.publish', on: 'scrollId' },
    own: true,
    summary: 'Change some of them; they hold from the next submission on',
    // A name that is none of them would change nothing and look like done.
    body: z.strictObject({
      ...z.partial(z.object(settings)).shape,
      scrollId,
      /** `null` takes the password away (S5.97 for a new one). */
      password: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
    }),
    data: liveSettings,
  }),
};
