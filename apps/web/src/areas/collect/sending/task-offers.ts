import type { SendTask } from '@wenshu/api-contract';

/** What came of a sending. Doubtful ones are told only where there are some; an SMS says nothing of being opened. */
export function taskFigures({ counts, total, sendMethod, opened, visited, answered }: SendTask) {
  const { sent = 0, failed = 0, doubtful = 0 } = counts;
  return {
    total,
    sent,
    failed,
    ...(doubtful > 0 && { doubtful }),
    left: total - sent - failed - doubtful,
    ...(sendMethod === 'mail' && { opened }),
    visited,
    answered,
  };
}

type Offer = 'stop' | 'resume' | 'mend' | 'remind' | 'resend';

/** What can be done with it now. */
export function taskOffers({ state, counts: { sent = 0, failed = 0, doubtful = 0 }, answered }: SendTask): Offer[] {
  const offers: Readonly<Record<Offer, boolean>> = {
    stop: state === 'sending' || state === 'pending-review',
    resume: state === 'stopped',
    mend: state === 'rejected',
    remind: sent + doubtful > answered,
    resend: failed > 0 && (state === 'done' || state === 'doubtful' || state === 'sending'),
  };
  return (Object.keys(offers) as Offer[]).filter(offer => offers[offer]);
}
