import type { LiveSettings } from '@wenshu/api-contract';
import type { useLiveSettings } from '../questionnaire/use-live-settings.ts';

/** What every group of live settings gets. */
export interface LiveProps {
  readonly settings: LiveSettings;
  readonly update: ReturnType<typeof useLiveSettings>['update'];
  readonly isLocked: boolean;
}
