import { readFileSync } from 'node:fs';
import { runFiles } from './run-files.ts';
import { runNode } from './run-node.ts';
import type { StepResult } from './step.ts';
import { PROGRESS_FILE } from './touch-progress.ts';

interface ReportingRunner<Report> {
  readonly name: string;
  readonly title: string;
  readonly isQuiet: boolean;
  /** What makes it write its report, as JSON, to the file. */
  start(reportFile: string): { readonly args: readonly string[]; readonly environment?: Record<string, string> };
  read(report: Report): StepResult;
}

/** Runs a test runner of its own and counts by the report that it leaves. */
export async function runReporting<Report>(runner: ReportingRunner<Report>): Promise<StepResult> {
  const { title, isQuiet } = runner;
  const files = runFiles(runner.name);
  const { args, environment } = runner.start(files.report);
  const { code } = await runNode(args, {
    isQuiet,
    environment: { ...environment, [PROGRESS_FILE]: files.progress },
    progressFile: files.progress,
    lastFile: files.report,
  });
  const report = readReport<Report>(files.report);
  files.remove();
  if (!report) return { passed: 0, failures: [`${title}: no report`] };
  const result = runner.read(report);
  // An error outside any test, or no test at all, leaves only the exit code.
  return code !== 0 && result.failures.length === 0 ? { ...result, failures: [title] } : result;
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
