import { createHash, randomUUID } from 'node:crypto';
import { LruCache } from '../../../platform/lru-cache.ts';

/** The rows of a selection in the order that somebody asked for. */
interface Order {
  /** Of which selection it is: another's is of no use, whoever names it. */
  readonly selection: string;
  readonly generation: string;
  readonly asOf: number;
  readonly total: number;
  /** Its first rows, or all of them. */
  readonly head: Int32Array;
  /** All of them. */
  whole(): Promise<Int32Array>;
}

export interface KeptOrder extends Order {
  readonly name: string;
}

const MOST_BYTES = 128 * 1024 * 1024;
const HEAD_ROWS = 500;

/** Orders that people are scrolling through. One that is gone, or another process's, is asked for again. */
export class KeptOrders {
  /** So many rows are found first, for whoever begins at the top. */
  readonly headRows: number;
  readonly #orders = new LruCache<string, KeptOrder>(
    MOST_BYTES,
    ({ total }) => total * Int32Array.BYTES_PER_ELEMENT + 200,
  );

  constructor({ headRows = HEAD_ROWS }: { readonly headRows?: number } = {}) {
    this.headRows = headRows;
  }

  find(name: string | undefined, selection: string): KeptOrder | undefined {
    const order = name === undefined ? undefined : this.#orders.get(name);
    return order?.selection === selection ? order : undefined;
  }

  keep(order: Order): KeptOrder {
    const named = { ...order, name: randomUUID() };
    this.#orders.set(named.name, named);
    return named;
  }

  forget({ name }: KeptOrder): void {
    this.#orders.delete(name);
  }
}

/** Of the rows that somebody looks at. */
export async function rowsOf({ head, total, whole }: KeptOrder, from: number, count: number): Promise<number[]> {
  const isThere = head.length === total || from + count <= head.length;
  return [...(isThere ? head : await whole()).subarray(from, from + count)];
}

/** What an order depends on, in a word. */
export function selectionName(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
