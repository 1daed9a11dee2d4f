import type { Call } from '@wenshu/api-contract';
import type { RequestArea } from '../../platform/metrics/dictionary.ts';
import { placeOfField } from '../reading/place-of-field.ts';

/** The first that fits; the rest of a wing's calls stand below the same word. */
const areas: readonly (readonly [RegExp, RequestArea])[] = [
  [/^\/(healthz|readyz|metrics|mail-returns)$/, 'machines'],
  [/^\/(s|p|c)\/|^\/api\/(survey\/answer|symposium)\//, 'answering'],
  [/^\/api\/survey\/comment\//, 'people'],
  [
    /^\/api\/survey\/(record|dataSet|cleaning|coding[A-Za-z]*|progress|stack)\/|^\/api\/(analysis|assistant|report|share)\//,
    'findings',
  ],
  [
    /^\/api\/survey\/(link|channel|contact|docking|friend|personalCheck|redEnvelope|respondent|respondentConfig|reward|sample|sendMsg|sendTemplate|userRespondentFlock)\//,
    'collect',
  ],
  [/^\/api\/(survey|talks)\//, 'design'],
  [/^\/api\/(account|helper|job|manage|message|operation|operator|platform|team)\//, 'people'],
  [/^\/api\//, 'other'],
  // Files of the programs in the browser.
  [/\*/, 'files'],
  [/^\//, 'pages'],
];

/** Of a route's pattern; of one that nobody knows there is none. */
export function areaOfPath(pattern: string | undefined): RequestArea {
  return areas.find(([fits]) => pattern !== undefined && fits.test(pattern))?.[1] ?? 'other';
}

/** How long files take is told by somebody's line, and waiting for news takes as long as there is none: neither says that we are slow. */
export function areaOfCall(call: Call, pattern: string): RequestArea {
  if (call.answers === 'file' || call.takes === 'upload' || call.takes === 'multipart') return 'transfer';
  return placeOfField(call, 'waitSeconds') ? 'waiting' : areaOfPath(pattern);
}
