import { createHash, randomUUID } from 'node:crypto';
import { LruCache } from '../../../platform/lru-cache.ts';

/** The rows of a selection in the order that somebody asked for. */
export interface KeptOrder {
  readonly name: string;
  /** Of which selection it is: another's is of no use, whoever names it. */
  readonly selection: string;
  readonly generation: string;
  readonly rows: Int32Array;
  readonly asOf: number;
}

const MOST_BYTES = 128 * 1024 * 1024;

/** Orders that people are scrolling through. One that is gone, or another process's, is asked for again. */
export class KeptOrders {
  readonly #orders = new LruCache<string, KeptOrder>(MOST_BYTES, ({ rows }) => rows.byteLength + 200);

  find(name: string | undefined, selection: string): KeptOrder | undefined {
    const order = name === undefined ? undefined : this.#orders.get(name);
    return order?.selection === selection ? order : undefined;
  }

  keep(order: Omit<KeptOrder, 'name'>): KeptOrder {
    const named = { ...order, name: randomUUID() };
    this.#orders.set(named.name, named);
    return named;
  }

  forget({ name }: KeptOrder): void {
    this.#orders.delete(name);
  }
}

/** What an order depends on, in a word. */
export function selectionName(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
