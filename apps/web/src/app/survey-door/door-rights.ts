import { type Right, waysToHold } from '@wenshu/api-contract';
import type { RoutePath } from '@wenshu/texts/routes';

/** Screens of a survey that show nothing to whoever lacks the right. The others have something for everybody who sees the survey, or close part by part. */
const doors: Readonly<Partial<Record<RoutePath, Right>>> = {
  '/survey/launch/current': 'progress.view',
  '/survey/launch/statistics': 'statistics.view',
  '/survey/launch/original': 'records.view',
  '/survey/dataSheet': 'records.view',
  '/survey/analysis/cross': 'analysis.cross',
  '/survey/analysis/model': 'analysis.model',
  '/survey/analysis/dataClean': 'analysis.collate',
  '/survey/analysis/dataClean1': 'analysis.collate',
  '/survey/analysis/coding': 'analysis.collate',
  '/survey/onlineReport': 'report.online',
  '/survey/report': 'report.online',
};

/** The right that somebody with these lacks for a screen; undefined where it is open to them. */
export function lackedOn(path: string, held: readonly Right[]): Right | undefined {
  const right = doors[path as RoutePath];
  return right === undefined || waysToHold(right).some(way => held.includes(way)) ? undefined : right;
}
