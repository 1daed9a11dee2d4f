import type { CallData, SendMethod, sendCalls } from '@wenshu/api-contract';
import type { sendingTexts } from '@wenshu/texts/collect/sending';
import { isAdvisedHour } from './advised-hours.ts';

type Permission = CallData<typeof sendCalls.sendPermission>;
type Texts = (typeof sendingTexts)['zh'] | (typeof sendingTexts)['en'];

export interface SendNotices {
  /** Said quietly beside the lead. */
  readonly lead: readonly string[];
  /** Advised otherwise, and sent all the same. */
  readonly advice: readonly string[];
  /** Nothing leaves by itself, whatever is written here: told before anybody waits for it. */
  readonly paused: string | undefined;
}

/** What somebody should know before they write: whether it is reviewed, what it costs, and whether anything leaves at all. */
export function sendNotices(
  permission: Permission | undefined,
  sendMethod: SendMethod,
  { t, now, numberText }: { readonly t: Texts; readonly now: Date; numberText(value: number): string },
): SendNotices {
  const isSms = sendMethod === 'sms';
  return {
    lead: [
      ...(!isSms && permission?.isReviewed ? [t.reviewed] : []),
      ...(isSms && permission ? [t.points({ count: numberText(permission.points) })] : []),
    ],
    advice: isSms && !isAdvisedHour(now) ? [t.hours] : [],
    paused: permission?.isPaused ? t.paused : undefined,
  };
}
