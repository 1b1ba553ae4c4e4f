import { ProblemError, ProblemSource } from '../errors/problem-error.ts'
import type { CacheKey } from './cache-key.ts'

function timeoutProblem(): ProblemError {
  return new ProblemError('serviceUnavailable', { status: 504 })
}

/** The caller's deadline passed. The load continues for other callers. */
export class CacheWaitTimeout extends ProblemSource {
  override readonly name = 'CacheWaitTimeout'
  readonly key: CacheKey
  readonly waitMs: number

  constructor(key: CacheKey, waitMs: number) {
    super(`No ${key.kind} within ${waitMs} ms`)
    this.key = key
    this.waitMs = waitMs
  }

  toProblem(): ProblemError {
    return timeoutProblem()
  }
}

/** A load hung and was abandoned, so that another one can start. */
export class CacheLoadTimeout extends ProblemSource {
  override readonly name = 'CacheLoadTimeout'
  readonly key: CacheKey
  readonly abandonAfterMs: number

  constructor(key: CacheKey, abandonAfterMs: number) {
    super(`Loading ${key.kind} was given up after ${abandonAfterMs} ms`)
    this.key = key
    this.abandonAfterMs = abandonAfterMs
  }

  toProblem(): ProblemError {
    return timeoutProblem()
  }
}
