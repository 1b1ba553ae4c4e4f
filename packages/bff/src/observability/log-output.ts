import { fstatSync, write, writeSync } from 'node:fs'
import { Socket } from 'node:net'

/** Writes bytes and says how many of them were taken. */
type WriteBytes = (bytes: Buffer, done: (error: Error | null | undefined, written: number) => void) => void

/** What is told of lines that were lost. */
export interface LogOutputEvents {
  /** A line was dropped, because too many wait. */
  onDropped?(): void
  /** Writing works again; so many lines were dropped before. */
  onWorksAgain?(lines: number): void
}

// The limits of what a killed process loses.
const batchBytes = 8 * 1024
const flushEveryMs = 200
/** What may wait, in bytes: the lines of a busy second or two. */
const mostWaitingBytes = 2 ** 20
const retryMs = 1000
/** How long a flush may take, in milliseconds: whoever reads the log may have stopped reading. */
const longestFlushMs = 1000

/**
 * Where the log's lines go. It never throws, never blocks and holds at most `mostWaitingBytes`: while nothing can be
 * written, because the disk is full or nobody reads, lines beyond are dropped and counted.
 */
export class LogOutput {
  readonly #writeBytes: WriteBytes
  readonly #events: LogOutputEvents
  #lines: string[] = []
  #waitingBytes = 0
  /** What is being written, or is to be written again. */
  #batch: Buffer | undefined
  #isWriting = false
  #timer: NodeJS.Timeout | undefined
  #dropped = 0
  #flushes: (() => void)[] = []

  constructor(writeBytes: WriteBytes, events: LogOutputEvents) {
    this.#writeBytes = writeBytes
    this.#events = events
  }

  /** Takes a line, for pino. */
  write(line: string): void {
    if (this.#waitingBytes + line.length > mostWaitingBytes) {
      this.#dropped += 1
      this.#events.onDropped?.()
      return
    }
    this.#lines.push(line)
    this.#waitingBytes += line.length
    if (this.#waitingBytes >= batchBytes) this.#writeNext()
    else this.#writeLater(flushEveryMs)
  }

  /** Resolves when all lines are written, a write fails, or after `longestFlushMs`. */
  flush(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, longestFlushMs)
    this.#flushes.push(() => {
      clearTimeout(timer)
      resolve()
    })
    this.#writeNext()
    return promise
  }

  /** What waits and is not being written, for a process that ends now. */
  takeRest(): Buffer {
    const rest = Buffer.from(this.#lines.join(''))
    const again = this.#isWriting ? undefined : this.#batch
    this.#lines = []
    return again ? Buffer.concat([again, rest]) : rest
  }

  #writeNext(): void {
    if (this.#isWriting) return
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#batch && this.#lines.length === 0) {
      this.#endFlushes()
      return
    }
    if (!this.#batch) {
      this.#batch = Buffer.from(this.#lines.join(''))
      this.#waitingBytes = this.#batch.length
      this.#lines = []
    }
    this.#isWriting = true
    this.#writeBytes(this.#batch, (error, written) => this.#wrote(error, written))
  }

  #wrote(error: Error | null | undefined, written: number): void {
    this.#isWriting = false
    const left = this.#batch?.subarray(written)
    this.#waitingBytes -= written
    this.#batch = left?.length ? left : undefined
    if (error) {
      this.#endFlushes()
      this.#writeLater(retryMs)
      return
    }
    if (!this.#batch && this.#dropped > 0) {
      const dropped = this.#dropped
      this.#dropped = 0
      this.#events.onWorksAgain?.(dropped)
    }
    this.#writeNext()
  }

  #writeLater(ms: number): void {
    this.#timer ??= setTimeout(() => this.#writeNext(), ms).unref()
  }

  #endFlushes(): void {
    for (const end of this.#flushes.splice(0)) end()
  }
}

/** Opens a file descriptor, such as that of standard output. What waits when the process exits is written if it can be at once. */
export function openLogOutput(fd: number, events: LogOutputEvents): LogOutput {
  const output = new LogOutput(writerTo(fd), events)
  process.once('exit', () => writeAtOnce(fd, output.takeRest()))
  return output
}

// A thread that writes to a pipe that nobody reads could not be ended, and the process with it; a socket has no thread.
function writerTo(fd: number): WriteBytes {
  const stat = fstatSync(fd)
  if (!stat.isFIFO() && !stat.isSocket()) {
    return (bytes, done) => write(fd, bytes, (error, written) => done(error, error ? 0 : written))
  }
  const socket = new Socket({ fd, readable: false })
  socket.unref()
  // The reader is gone; every later write fails by itself.
  socket.on('error', () => {})
  return (bytes, done) => {
    socket.write(bytes, (error) => done(error, error ? 0 : bytes.length))
  }
}

function writeAtOnce(fd: number, bytes: Buffer): void {
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at)
  } catch {
    // The disk is full, or nobody reads.
  }
}
