/** Numbers of a file, in its byte order. */
export interface FileNumbers {
  int32(bytes: Buffer, at: number): number;
  int64(bytes: Buffer, at: number): number;
  double(bytes: Buffer, at: number): number;
}

export function numbersIn(isBigEndian: boolean): FileNumbers {
  return isBigEndian
    ? {
        int32: (bytes, at) => bytes.readInt32BE(at),
        int64: (bytes, at) => Number(bytes.readBigInt64BE(at)),
        double: (bytes, at) => bytes.readDoubleBE(at),
      }
    : {
        int32: (bytes, at) => bytes.readInt32LE(at),
        int64: (bytes, at) => Number(bytes.readBigInt64LE(at)),
        double: (bytes, at) => bytes.readDoubleLE(at),
      };
}
