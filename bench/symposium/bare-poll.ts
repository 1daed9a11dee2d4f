// A long poll and nothing else: what is said lies in an array, and whoever waits is answered. Run as a process of its own.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

interface BareRoom {
  readonly said: string[];
  readonly waiting: Set<() => void>;
}
const rooms = new Map<string, BareRoom>();

function roomOf(name: string): BareRoom {
  const known = rooms.get(name);
  if (known) return known;
  const made: BareRoom = { said: [], waiting: new Set() };
  rooms.set(name, made);
  return made;
}

const server = createServer(async (request, response) => {
  let text = '';
  for await (const piece of request) text += piece;
  // Only the bench beside it asks.
  const { room: name, say, after } = JSON.parse(text) as { room: string; say?: string; after: number };
  const room = roomOf(name);
  if (say !== undefined) {
    room.said.push(say);
    for (const wake of [...room.waiting]) wake();
    answer(response, []);
    return;
  }
  if (room.said.length <= after)
    await new Promise<void>(resume => {
      const timer = setTimeout(done, 25_000);
      function done() {
        clearTimeout(timer);
        room.waiting.delete(done);
        resume();
      }
      room.waiting.add(done);
    });
  answer(response, room.said.slice(after));
});

const answer = (response: ServerResponse, said: readonly string[]) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(said));
};

server.listen(0, '127.0.0.1', () => {
  // A number, because it listens at a port.
  console.log((server.address() as AddressInfo).port);
});
