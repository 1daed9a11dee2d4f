import type { SiteTool } from '@wenshu/api-contract/site-tools';
import { rememberVisit } from '../../../../app/guard/remembered-place.ts';

/** To the login page, which leads back to this calculator (P4.7). What stands in its fields is kept for the tab already. */
export function leaveForSignIn(tool: SiteTool): void {
  rememberVisit({ path: '/tools', search: '', hash: `#${tool}` }, false);
  location.assign('/login?redirect=/tools');
}
