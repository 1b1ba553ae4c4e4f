import { mock } from 'node:test'
import t from 'tap'
import { pausableTimer } from '#web/ui/feedback/toast.ts'

// One block, so that what is put in place for it ends with it.
t.test('a timer that pauses', async (t) => {
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

  function advance(ms: number): void {
    nowMs += ms
    mock.timers.tick(ms)
  }

  function startTimer(durationMs: number) {
    const state = { ended: 0 }
    const timer = pausableTimer(durationMs, () => {
      state.ended += 1
    })
    return { state, timer }
  }

  t.test('it calls back after its duration', async (t) => {
    const { state } = startTimer(3000)
    advance(2999)
    t.equal(state.ended, 0)
    advance(1)
    t.equal(state.ended, 1)
  })

  t.test('time while it is paused does not count', async (t) => {
    const { state, timer } = startTimer(3000)
    advance(1000)
    timer.pause()
    advance(60_000)
    timer.resume()
    advance(1999)
    t.equal(state.ended, 0)
    advance(1)
    t.equal(state.ended, 1)
  })

  t.test('pausing twice, as pointer and focus do together, is the same as once', async (t) => {
    const { state, timer } = startTimer(3000)
    advance(1000)
    timer.pause()
    advance(500)
    timer.pause()
    timer.resume()
    timer.resume()
    advance(1999)
    t.equal(state.ended, 0)
    advance(1)
    t.equal(state.ended, 1)
  })
})
