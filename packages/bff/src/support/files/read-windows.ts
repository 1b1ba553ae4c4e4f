import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createGunzip, createZstdDecompress } from 'node:zlib'

const chunkBytes = 4 * 1024 * 1024
const newline = 10
/** A line of ours has a few hundred bytes; what has no line end for so long is no log. */
const mostLineBytes = 1024 * 1024

/**
 * Reads a file as windows of whole lines, each with its line end. Compressed files (gzip, zstd) are known by their first
 * bytes. A window is valid until the next one is asked for; memory is bounded, whatever the file holds.
 *
 * @param onBytes told how many bytes were read of the file as it lies on the disk
 * @throws an error with a `code` when the file cannot be read or ends too soon
 */
export async function* readWindows(file: string, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  const decompress = await decompressionOf(file)
  const chunks = decompress ? decompressed(file, decompress(), onBytes) : plain(file, onBytes)
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const first = chunk.indexOf(newline)
    if (first < 0) {
      // Of a line that is far too long the end alone is kept, so that it still counts as one.
      rest = rest.length + chunk.length > mostLineBytes ? Buffer.from('?') : Buffer.concat([rest, chunk])
      continue
    }
    const last = chunk.lastIndexOf(newline)
    yield Buffer.concat([rest, chunk.subarray(0, first + 1)])
    if (last > first) yield chunk.subarray(first + 1, last + 1)
    rest = Buffer.from(chunk.subarray(last + 1))
  }
  if (rest.length > 0) yield Buffer.concat([rest, Buffer.from('\n')])
}

async function decompressionOf(file: string) {
  const handle = await open(file)
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0)
    const start = buffer.toString('hex')
    if (start.startsWith('1f8b')) return () => createGunzip({ chunkSize: chunkBytes / 4 })
    if (start === '28b52ffd') return () => createZstdDecompress({ chunkSize: chunkBytes / 4 })
    return undefined
  } finally {
    await handle.close()
  }
}

async function* plain(file: string, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  const handle = await open(file)
  const buffer = Buffer.allocUnsafe(chunkBytes)
  try {
    for (;;) {
      const { bytesRead } = await handle.read(buffer, 0, chunkBytes, null)
      if (bytesRead === 0) return
      onBytes(bytesRead)
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await handle.close()
  }
}

type Decompression = ReturnType<typeof createGunzip> | ReturnType<typeof createZstdDecompress>

async function* decompressed(
  file: string,
  decompression: Decompression,
  onBytes: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  const source = createReadStream(file)
  source.on('data', (chunk) => onBytes(chunk.length))
  source.on('error', (error) => decompression.destroy(error))
  try {
    for await (const chunk of Readable.from(source.pipe(decompression), { objectMode: false })) yield chunk
  } finally {
    source.destroy()
    decompression.destroy()
  }
}
