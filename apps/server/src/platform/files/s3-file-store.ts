import { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type FileStore, requireFileKey } from './file-store.ts';

export interface S3Options {
  /** Unset: Amazon's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export function createS3FileStore(options: S3Options): FileStore {
  const { endpoint, region, bucket: Bucket, accessKeyId, secretAccessKey } = options;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores that are not Amazon's: addressed by path, and many do not know the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    async write(key, content) {
      // The length of an upload is not known beforehand; Upload cuts it into parts and undoes them when one fails.
      await new Upload({
        client,
        params: { Bucket, Key: requireFileKey(key), Body: Readable.from(ownPieces(content)) },
      }).done();
    },
    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: requireFileKey(key), Range }));
        return Body as Readable | undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: requireFileKey(key) }));
    },
    // A key appears when its last part has come. Parts without an end are the bucket's own rule to throw away (docs/operations.md).
    async removeUnfinished() {},
  };
}

/** Pieces are collected until they are a part. */
async function* ownPieces(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const bytes of content) yield Buffer.from(bytes);
}
