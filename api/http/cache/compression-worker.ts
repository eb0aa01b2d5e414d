import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type CompressionTask = { encoding: 'br' | 'gzip'; body: Uint8Array };

function compress({ encoding, body }: CompressionTask): Uint8Array {
  if (encoding === 'gzip') return gzipSync(body, { level: 9 });
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotliCompressSync(body, { params });
}

parentPort?.on('message', (task: CompressionTask) => parentPort?.postMessage(compress(task), []));
