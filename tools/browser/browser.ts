/** A Chromium that tests can drive: where it is, how it wants to be started, and what only it needs in its environment. */
export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

/** Nothing that talks to the outside by itself, and no sandbox: containers and root have none, and the pages are our own. */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
