import { isMailAddress, type ScheduleRecipient, type ScheduleRule } from '@wenshu/api-contract';

export interface ScheduleDraft {
  readonly rule: ScheduleRule;
  readonly recipients: readonly ScheduleRecipient[];
  readonly hasPdf: boolean;
}

/** Monday morning, to nobody yet. */
export const firstDraft = (language: 'zh' | 'en'): ScheduleDraft => ({
  rule: { every: 'week', hour: 9, weekday: 1, day: 1 },
  recipients: [{ email: '', language }],
  hasPdf: false,
});

export const isWhole = ({ recipients }: ScheduleDraft) =>
  recipients.length > 0 && recipients.every(({ email }) => isMailAddress(email));
