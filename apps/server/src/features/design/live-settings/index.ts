export { endOnTime, scheduleEnds } from './end-on-time.ts';
export { GATE_COLUMNS, type GateRow, type Gates, readGates } from './gates.ts';
export {
  countBroughtIn,
  countSample,
  findRoom,
  forgetBroughtIn,
  type Held,
  type LockedSurvey,
  lockLiveSurveys,
  uncountBroughtIn,
  writeLiveCounts,
} from './live-counts.repository.ts';
export { copyRules, findPasswordHash, findSettings, limitSubmissions } from './live-settings.repository.ts';
export { registerLiveSettingsCalls } from './live-settings.routes.ts';
export {
  endOverdueSurveys,
  findCollectingSince,
  findStatus,
  insertLiveSurvey,
  type LiveStatus,
  suspendCollecting,
  writeEdited,
  writeStatus,
} from './live-status.repository.ts';
export { FACE_COLUMNS, type FaceRow, type PageFace, readFace } from './page-face.ts';
export {
  type CellRow,
  listCells,
  replaceCells,
  rewriteCells,
  writeCellCounts,
  writeCellSizes,
} from './quota-cell.repository.ts';
export { keepSurveys, lockSurvey, lockSurveyForRemoval } from './survey-lock.repository.ts';
export { windowStart } from './window-start.ts';
