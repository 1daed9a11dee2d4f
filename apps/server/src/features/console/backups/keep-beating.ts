const EVERY_MS = 5_000;

/** While the work goes on, says every few seconds that it does. A database that is away for a moment hears the next one. */
export async function keepBeating<T>(beat: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  let isTelling = false;
  const tell = async () => {
    if (isTelling) return;
    isTelling = true;
    await beat().catch(() => {});
    isTelling = false;
  };
  const timer = setInterval(() => void tell(), EVERY_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}
