import type { Json } from '@wenshu/survey-core';
import type { DataRecord } from '../data-set/data-set.ts';

/** A success sample of these answers that was stored nowhere. */
export const simulatedRecord = (answers: Readonly<Record<string, Json>>, versionTime: number): DataRecord => ({
  status: 2,
  setAside: null,
  serial: 1,
  versionTime,
  startedAt: 0,
  submittedAt: 1,
  activeMs: 1,
  isBooster: false,
  setAsideReason: '',
  memo: '',
  trapsFailed: null,
  flags: null,
  pageMs: {},
  pageAt: null,
  channel: '',
  entrance: 'link',
  linkCode: 'x',
  terminal: null,
  system: null,
  browser: null,
  regionCode: null,
  labels: [],
  nation: null,
  province: null,
  city: null,
  languageId: 1,
  parameters: {},
  answers,
});
