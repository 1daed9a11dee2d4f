export { scheduleEnds } from './end-on-time.ts';
export { GATE_COLUMNS, type GateRow, type Gates, readGates } from './gates.ts';
export { endOverdueSurveys, findPasswordHash, findSettings } from './live-settings.repository.ts';
export { registerLiveSettingsCalls } from './live-settings.routes.ts';
export { windowStart } from './window-start.ts';
