import { mock } from 'node:test'
import t from 'tap'
import { pausableTimer } from '../../../packages/web/src/ui/feedback/pausable-timer.ts'

let nowMs = 0
t.beforeEach(() => {
  nowMs = 0
  mock.timers.enable({ apis: ['setTimeout'] })
  mock.method(performance, 'now', () => nowMs)
})
t.afterEach(() => {
  mock.timers.reset()
  mock.restoreAll()
})

function pass(ms: number): void {
  nowMs += ms
  mock.timers.tick(ms)
}

function started(durationMs: number) {
  const state = { ended: 0 }
  const timer = pausableTimer(durationMs, () => {
    state.ended += 1
  })
  return { state, timer }
}

t.test('it ends after its time', async (t) => {
  const { state } = started(3000)
  pass(2999)
  t.equal(state.ended, 0)
  pass(1)
  t.equal(state.ended, 1)
})

t.test('time stands still while it is paused', async (t) => {
  const { state, timer } = started(3000)
  pass(1000)
  timer.pause()
  pass(60_000)
  timer.resume()
  pass(1999)
  t.equal(state.ended, 0)
  pass(1)
  t.equal(state.ended, 1)
})

t.test('pausing twice, as pointer and focus do together, counts once', async (t) => {
  const { state, timer } = started(3000)
  pass(1000)
  timer.pause()
  pass(500)
  timer.pause()
  timer.resume()
  timer.resume()
  pass(1999)
  t.equal(state.ended, 0)
  pass(1)
  t.equal(state.ended, 1)
})
