import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A page of somebody else with this in it, as long as the work takes. By another name than the platform's own, so that for a browser it is
 * another site and not only another port.
 */
export async function onOtherSite(content: string, work: (address: string) => Promise<void>): Promise<void> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Shop</title></head><body><h1>Shop</h1>${content}</body></html>`;
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`http://localhost:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.closeAllConnections();
    await new Promise(resolve => server.close(resolve));
  }
}
