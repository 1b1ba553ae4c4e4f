import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { ProblemError } from '../../errors/problem-error.ts'

const sampleMs = 500
const resolutionMs = 20

/**
 * Refuses early when the event loop lags: a request that would wait longer than this is better told to come back.
 * The private listener is not concerned, so that probes tell a busy process from a dead one.
 *
 * Not @fastify/under-pressure, which takes a period without a sample (a process that was given no time at all, as on
 * a crowded machine) for endless lag and refuses everyone.
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
