import type { SharedThing } from '@wenshu/api-contract';

/** What somebody is about to show, as it is written. */
interface ShareDraft {
  readonly what: SharedThing;
  readonly password: string;
  /** The last day of it; empty for ever. */
  readonly lastDay: string;
  readonly mayDownload: boolean;
  readonly reportId: string | undefined;
}

/** As the call takes it. Of a questionnaire there is nothing to download, whatever was ticked before. */
export function sentShare({ what, password, lastDay, mayDownload, reportId }: ShareDraft) {
  return {
    what,
    endTime: endOf(lastDay),
    mayDownload: mayDownload && what !== 'questionnaire',
    ...(reportId && { reportId }),
    ...(password && { password }),
  };
}

/** Until the end of that day, on the clock of whoever shares it. */
const endOf = (day: string): number | null => (day === '' ? null : new Date(`${day}T23:59:59`).getTime());
