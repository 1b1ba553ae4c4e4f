import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from '../../errors/problem-error.ts'

const sampleMs = 500
const resolutionMs = 20
// Load that comes at once and then ends, such as the first visitors of a brand, is served and not refused.
const samplesUntilShedding = 3

/**
 * Refuses requests with 503 while the event loop lags for longer than a moment. The private listener is exempt, so that
 * probes can tell a busy process from a dead one.
 *
 * Not @fastify/under-pressure, which reads a period without samples (on a machine that gave the process no CPU time) as
 * infinite lag and refuses every request.
 */
export function shedLoad(app: FastifyInstance, maxEventLoopDelayMs: number): void {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  let laggingSamples = 0
  delays.enable()
  const timer = setInterval(() => {
    const isLagging = delays.mean / 1e6 - resolutionMs > maxEventLoopDelayMs
    laggingSamples = isLagging ? laggingSamples + 1 : 0
    delays.reset()
  }, sampleMs)
  timer.unref()

  app.addHook('onRequest', (_request, _reply, done) => {
    if (laggingSamples >= samplesUntilShedding) done(new ProblemError('overloaded', { retryAfterSeconds: 5 }))
    else done()
  })

  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    delays.disable()
    done()
  })
}
