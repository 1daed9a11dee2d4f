import { type CallFailure, type CallOptions, createClient } from '@wenshu/api-contract/client';
import { clientTexts } from '@wenshu/texts/client';
import { openAsking } from './asking.ts';
import { loginAddress } from './guard/decide-navigation.ts';
import { language } from './language/language.ts';
import { copyReference } from './notices/copy-reference.ts';
import { askBox, notify } from './notices/notices.ts';
import { LOGIN_DELAY_MS, type Reaction, reactToFailure } from './react-to-failure.ts';
import { sendOnce } from './send-once.ts';
import { askSecondFactor } from './session/second-factor-ticket.ts';
import { endSession, tokenStore } from './session/session.ts';
import { countAsWork } from './update-check/work-under-way.ts';

/** The one client of the web: every call of every screen goes through it. */
export const client = sendOnce(
  createClient({
    base: '/api',
    tokens: tokenStore,
    fetch: (...request) => countAsWork(fetch(...request)),
    headers: () => ({ lang: language }),
    onFailure: tellPerson,
  }),
);

let isLeaving = false;

function tellPerson(failure: CallFailure, options: CallOptions): void {
  const reaction = reactToFailure(failure, options.quiet ?? false, clientTexts[language]);
  notify.closeLoading();
  // On the way to the login page the calls still under way fail as well; one sentence is enough.
  if (isLeaving) return;
  if (reaction.toast) tell(reaction.toast);
  if (reaction.alert) void askBox(reaction.alert);
  if (reaction.ticket) askSecondFactor(reaction.ticket);
  if (reaction.leave) leaveForLogin();
}

function tell({ text, durationMs, way, asks, reference }: NonNullable<Reaction['toast']>): void {
  if (reference !== undefined)
    notify.error(text, durationMs, {
      label: clientTexts[language].copyReference,
      press: () => copyReference(reference),
    });
  else if (asks)
    notify.error(text, durationMs, {
      label: clientTexts[language].askForAccess,
      press: () => openAsking({ missing: asks }),
    });
  else notify.error(text, durationMs, way && { label: way.label, press: () => location.assign(way.path) });
}

function leaveForLogin(): void {
  isLeaving = true;
  endSession();
  setTimeout(() => location.assign(loginAddress(location.pathname)), LOGIN_DELAY_MS);
}
