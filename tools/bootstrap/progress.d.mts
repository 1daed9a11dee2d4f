export function withProgress<T>(
  label: string,
  work: () => Promise<T>,
  options?: { out?: { write(text: string): unknown; isTTY?: boolean } },
): Promise<T>;
