export { findHindrance, type HelpAsker } from './find-hindrance.ts';
export { type Help, help } from './help.ts';
export { helpInPortions, notNeeded, portionsOf } from './help-in-portions.ts';
export { registerHelperCalls } from './helper.routes.ts';
export { findTokensToday, sweepHelperUse } from './helper-budget.ts';
export { findHelperAgreement } from './helper-consent.repository.ts';
export { listHelperLog } from './helper-log.repository.ts';
export { MARKS_ARE, type Masking } from './masking.ts';
export { presentHelp } from './present-help.ts';
