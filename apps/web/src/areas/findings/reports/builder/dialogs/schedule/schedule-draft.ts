import type { ScheduleRecipient, ScheduleRule } from '@wenshu/api-contract';

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

/** As the server asks for it, roughly: it has the last word. */
export const isMailAddress = (email: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);

export const isWhole = ({ recipients }: ScheduleDraft) =>
  recipients.length > 0 && recipients.every(({ email }) => isMailAddress(email));
