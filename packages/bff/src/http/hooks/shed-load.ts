import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from '../../errors/problem-error.ts'

const sampleMs = 500
const resolutionMs = 20

/**
 * Refuses requests with 503 while the event loop lags. The private listener is exempt, so that probes can tell a busy
 * process from a dead one.
 *
 * Not @fastify/under-pressure, which reads a period without samples (on a machine that gave the process no CPU time) as
 * infinite lag and refuses every request.
 */
export function shedLoad(app: FastifyInstance, maxEventLoopDelayMs: number): void {
  const delays = monitorEventLoopDelay({ resolution: resolutionMs })
  let lagging = false
  delays.enable()
  const timer = setInterval(() => {
    lagging = delays.mean / 1e6 - resolutionMs > maxEventLoopDelayMs
    delays.reset()
  }, sampleMs)
  timer.unref()

  app.addHook('onRequest', (_request, _reply, done) => {
    if (lagging) done(new ProblemError('overloaded', { retryAfterSeconds: 5 }))
    else done()
  })

  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    delays.disable()
    done()
  })
}
