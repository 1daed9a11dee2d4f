import { type ServerPart, startServer } from '../launcher/server-part.ts';
import { Problem } from '../problem.ts';
import { presentProblem } from '../texts/present-problem.ts';

type ServerOptions = Parameters<typeof startServer>[0];

/** A server that starts anew on demand. One that does not start says why and waits for the next change. */
export class RestartableServer {
  private readonly options: ServerOptions;
  private readonly say: (line: string) => void;
  private turn: Promise<ServerPart | undefined> = Promise.resolve(undefined);

  constructor(options: ServerOptions, say: (line: string) => void) {
    this.options = options;
    this.say = say;
  }

  /** Stops the running one, if there is one, and starts another. Turns queue up: there are never two. */
  restart(): Promise<ServerPart | undefined> {
    this.turn = this.turn.then(async running => {
      await running?.stop();
      return this.start();
    });
    return this.turn;
  }

  async stop(): Promise<void> {
    await (await this.turn)?.stop();
  }

  private async start(): Promise<ServerPart | undefined> {
    try {
      return await startServer(this.options);
    } catch (error) {
      if (!this.options.signal.aborted) this.say(error instanceof Problem ? presentProblem(error) : String(error));
      return undefined;
    }
  }
}
