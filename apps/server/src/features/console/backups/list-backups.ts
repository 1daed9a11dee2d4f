import type { BackupInfo } from '@wenshu/api-contract';
import type { BackupCheckRow } from './backup-check.repository.ts';
import type { FoundBackup } from './backup-folder.ts';
import type { BackupRunRow } from './backup-run.repository.ts';

interface Known {
  readonly files: readonly FoundBackup[];
  /** The newest first. */
  readonly runs: readonly BackupRunRow[];
  readonly checks: readonly BackupCheckRow[];
}

/** Runs and the files of the folder, each file once: with the newest run that made it as it lies there, or by itself. The newest first. */
export function mergeBackups({ files, runs, checks }: Known): BackupInfo[] {
  const byName = new Map(files.map(file => [file.name, file]));
  const checkOf = new Map(checks.map(check => [check.fileName, check]));
  const taken = runs.map(run => {
    const file = run.state === 'done' ? byName.get(run.fileName) : undefined;
    // Of another size it is somebody else's, put there under this name.
    const isIts = file !== undefined && file.sizeBytes === run.sizeBytes;
    // One that goes on has its file for a moment before it says so.
    if (isIts || run.state === 'running') byName.delete(run.fileName);
    return presentRun(run, isIts ? file : undefined, checkOf.get(run.fileName));
  });
  const found = [...byName.values()].map(file => presentFile(file, checkOf.get(file.name)));
  return [...taken, ...found].sort((a, b) => b.time - a.time);
}

function presentRun(run: BackupRunRow, file: FoundBackup | undefined, check: BackupCheckRow | undefined): BackupInfo {
  const { fileName, state, byName, begunAt, finishedAt, rows, files } = run;
  return {
    fileName,
    state: state === 'lost' ? 'failed' : state,
    by: byName,
    time: begunAt.getTime(),
    finishedTime: finishedAt?.getTime() ?? null,
    sizeBytes: file?.sizeBytes ?? null,
    rows,
    files,
    reason: reasonOf(run),
    check: state === 'done' ? presentCheck(check, file) : null,
  };
}

function presentFile(file: FoundBackup, check: BackupCheckRow | undefined): BackupInfo {
  return {
    fileName: file.name,
    state: 'found',
    by: null,
    time: file.modifiedAt.getTime(),
    finishedTime: null,
    sizeBytes: file.sizeBytes,
    rows: null,
    files: null,
    reason: null,
    check: presentCheck(check, file),
  };
}

function reasonOf({ state, reason }: BackupRunRow): BackupInfo['reason'] {
  if (state === 'lost') return 'lost';
  if (state !== 'failed') return null;
  return reason === 'lost' || reason === 'storage-full' ? reason : 'failed';
}

/** What was read is what lies there, or nothing does any more. */
function presentCheck(check: BackupCheckRow | undefined, file: FoundBackup | undefined): BackupInfo['check'] {
  if (!check) return null;
  const isOfIt = check.sizeBytes === file?.sizeBytes && check.modifiedAt?.getTime() === file?.modifiedAt.getTime();
  if (file ? !isOfIt : check.reason !== 'gone') return null;
  return { state: check.state, time: (check.finishedAt ?? check.begunAt).getTime(), reason: check.reason };
}
