import { type CallFailure, type CallOptions, createClient } from '@wenshu/api-contract/client';
import { clientTexts } from '@wenshu/texts/client';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { language } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { reactToFailure } from '../../../app/react-to-failure.ts';
import { sendOnce } from '../../../app/send-once.ts';
import { countAsWork } from '../../../app/update-check/work-under-way.ts';
import { loseSeat } from './seat.ts';

/** The client of the console: its session is a cookie, and being signed out leads to its own door. */
export const consoleClient = sendOnce(
  createClient({
    base: '/api',
    fetch: (...request) => countAsWork(fetch(...request)),
    headers: () => ({ lang: language }),
    onFailure: tellOperator,
  }),
);

function tellOperator(failure: CallFailure, options: CallOptions): void {
  const { toast, leave } = reactToFailure(failure, options.quiet ?? false, clientTexts[language]);
  notify.closeLoading();
  if (leave) {
    if (loseSeat()) notify.info(consoleTexts[language].ended);
    return;
  }
  if (toast) notify.error(toast.text, toast.durationMs);
}
