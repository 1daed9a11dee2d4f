export function withLock<T>(path: string, options: { onWait: () => void; work: () => Promise<T> }): Promise<T>;
