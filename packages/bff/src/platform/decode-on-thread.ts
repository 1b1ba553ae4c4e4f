import { createThread } from '../threads/thread.ts'
import type { DecodeOnThread } from '../upstream/decoding/decode-answer.ts'

const longestAnswerMs = 15_000

/** Decodes large answers of the platform, each bounded in time and memory, without holding up the event loop. */
export const decodeOnThread: DecodeOnThread = createThread(
  new URL('./decode-worker.ts', import.meta.url),
  longestAnswerMs,
)
