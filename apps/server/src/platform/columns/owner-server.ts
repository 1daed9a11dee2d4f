import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import { buffersIn } from '../threads/buffers-in.ts';
import type { ColumnsOwner } from './columns-owner.ts';
import { ColumnsProblem, type ColumnsProblemWord } from './columns-problem.ts';
import { packFrame, readFrame } from './frames.ts';
import { isSpoiled } from './is-spoiled.ts';
import { makePrivateFolder } from './socket-path.ts';

export type OwnerAnswer =
  | { readonly result: unknown }
  | { readonly problem: ColumnsProblemWord; readonly variable?: string; readonly at?: number }
  | { readonly failed: string };

const MOST_REQUEST_BYTES = 8 * 1024 * 1024;
const TABLE = /^[A-Za-z0-9_-]{1,64}$/;
const LAST_ANSWERS_MS = 1_000;

/** Answers the processes of this data folder: one request a connection. Who hangs up has cancelled. */
export class OwnerServer {
  readonly #owner: ColumnsOwner;
  readonly #onSpoiled: (reason: string) => void;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  /** `onSpoiled` is told once that the file cannot be read: whoever asked finds the line dead, and asks the next owner. */
  constructor(owner: ColumnsOwner, onSpoiled: (reason: string) => void) {
    this.#owner = owner;
    this.#onSpoiled = onSpoiled;
    this.#server = createServer(socket => void this.#serve(socket));
  }

  /** Only whoever has the file open comes here, so a socket that lies there is a dead one's. */
  async listen(path: string): Promise<void> {
    makePrivateFolder(dirname(path));
    rmSync(path, { force: true });
    this.#server.listen(path);
    await once(this.#server, 'listening');
    chmodSync(path, 0o600);
  }

  async close(): Promise<void> {
    const closed = new Promise(resolve => this.#server.close(resolve));
    // What is nearly answered is answered; whoever waits longer asks the next owner.
    await Promise.race([closed, wait(LAST_ANSWERS_MS)]);
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  async #serve(socket: Socket): Promise<void> {
    this.#sockets.add(socket);
    const hungUp = new AbortController();
    socket.on('error', () => {});
    socket.once('close', () => {
      this.#sockets.delete(socket);
      hungUp.abort();
    });
    try {
      const asked = await readFrame(socket, MOST_REQUEST_BYTES);
      // Hanging up is heard only while somebody reads.
      socket.resume();
      const answer = await this.#answer(asked, hungUp.signal);
      if (hungUp.signal.aborted) return;
      if (!answer) return void socket.destroy();
      for (const part of packFrame(answer)) socket.write(part);
      socket.end();
    } catch {
      socket.destroy();
    }
  }

  /** The same for one request of this process: its arrays are handed over, not copied. */
  async servePort(port: MessagePort, asked: unknown): Promise<void> {
    const hungUp = new AbortController();
    port.once('close', () => hungUp.abort());
    const answer = await this.#answer(asked, hungUp.signal);
    if (hungUp.signal.aborted) return;
    if (answer) port.postMessage(answer, [...buffersIn(answer)]);
    port.close();
  }

  /** Nothing where the file cannot be read: there will be another owner with another file. */
  async #answer(asked: unknown, signal: AbortSignal): Promise<OwnerAnswer | undefined> {
    const { table, request, shared, requests, moment } = asked as Readonly<Record<string, unknown>>;
    if (typeof table !== 'string' || !TABLE.test(table)) return { problem: 'not-readable' };
    try {
      const result =
        requests === undefined
          ? await this.#owner.answer(table, request, signal)
          : await this.#owner.answerTogether(table, { shared, requests, moment }, signal);
      return { result };
    } catch (error) {
      if (!(error instanceof ColumnsProblem)) {
        const reason = error instanceof Error ? error.message : String(error);
        if (!isSpoiled(error)) return { failed: reason };
        this.#onSpoiled(reason);
        return undefined;
      }
      const { word, variable, at } = error;
      return { problem: word, ...(variable !== undefined && { variable }), ...(at !== undefined && { at }) };
    }
  }
}
