/** What a backup is called by when it was taken, with a number where that name is taken already. */
export function backupName(now: Date, isTaken: (name: string) => boolean = () => false): string {
  const stem = `wenshu-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`;
  for (let number = 1; ; number++) {
    const name = `${stem}${number === 1 ? '' : `-${number}`}.backup.gz`;
    if (!isTaken(name)) return name;
  }
}
