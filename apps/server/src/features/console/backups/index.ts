export { registerBackupCalls } from './backups.routes.ts';
export { recordBackup } from './record-backup.ts';
