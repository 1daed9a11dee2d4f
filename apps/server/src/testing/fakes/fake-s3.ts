import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** As much of S3's protocol as a store needs: put, get with a range, delete, and uploads in parts. */
export interface FakeS3 {
  readonly url: string;
  /** In how many parts the object arrived. */
  partsOf(path: string): number;
  stop(): Promise<void>;
}

export async function startFakeS3(accessKeyId: string): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const parts = new Map<string, number>();
  const uploads = new Map<string, Map<number, Buffer>>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://fake');
    const say = (status: number, body: string | Buffer = '', headers = {}) =>
      void response.writeHead(status, headers).end(body);
    const body = await buffer(request);
    if (!request.headers.authorization?.includes(`Credential=${accessKeyId}/`)) {
      return say(403, '<Error><Code>InvalidAccessKeyId</Code></Error>');
    }
    const uploadId = searchParams.get('uploadId');
    const upload = uploadId === null ? undefined : uploads.get(uploadId);
    if (request.method === 'POST' && searchParams.has('uploads')) {
      const id = `upload${uploads.size}`;
      uploads.set(id, new Map());
      return say(200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    if (request.method === 'PUT' && upload) {
      const number = Number(searchParams.get('partNumber'));
      upload.set(number, body);
      return say(200, '', { etag: `"${number}"` });
    }
    if (request.method === 'POST' && upload) {
      const inOrder = [...upload].sort(([left], [right]) => left - right).map(([, part]) => part);
      objects.set(pathname, Buffer.concat(inOrder));
      parts.set(pathname, inOrder.length);
      return say(200, '<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>');
    }
    if (request.method === 'DELETE') {
      if (uploadId === null) objects.delete(pathname);
      else uploads.delete(uploadId);
      return say(204);
    }
    if (request.method === 'PUT') {
      objects.set(pathname, body);
      parts.set(pathname, 1);
      return say(200, '', { etag: '"x"' });
    }
    const object = objects.get(pathname);
    if (!object) return say(404, '<Error><Code>NoSuchKey</Code></Error>', { 'content-type': 'application/xml' });
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '');
    return range ? say(206, object.subarray(Number(range[1]), Number(range[2]) + 1)) : say(200, object);
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    partsOf: path => parts.get(path) ?? 0,
    stop: () => {
      server.closeAllConnections();
      return new Promise(resolve => server.close(() => resolve()));
    },
  };
}
