import { vi } from 'vitest';

export class MemoryStorage {
  getItem(key: string) {
    // As in a browser, its entries are properties of the storage itself.
    return (this as unknown as Record<string, string>)[key] ?? null;
  }
  setItem(key: string, value: string) {
    // As in a browser, its entries are properties of the storage itself.
    (this as unknown as Record<string, string>)[key] = value;
  }
  removeItem(key: string) {
    // As in a browser, its entries are properties of the storage itself.
    delete (this as unknown as Record<string, string>)[key];
  }
}

/** A device of its own, with nothing on it. */
export function startDevice(): void {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  // Without locks every queue counts as left behind, as after a reload.
  vi.stubGlobal('navigator', {});
}
