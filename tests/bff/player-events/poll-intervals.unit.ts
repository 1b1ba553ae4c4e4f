import t from 'tap'
import { pauseMs } from '#bff/player-events/poll-intervals.ts'

const middle = () => 0.5
const idle = { movingUntil: 0, playingUntil: 0, failures: 0 }

t.test('the interval follows what the player does', async (t) => {
  t.equal(pauseMs(1, idle, 1, middle), 60_000)
  t.equal(pauseMs(1, { ...idle, playingUntil: 2 }, 1, middle), 10_000)
  t.equal(pauseMs(1, { ...idle, movingUntil: 2, playingUntil: 2 }, 1, middle), 2000)
})

t.test('a failing platform is polled less and less, down to every five minutes', async (t) => {
  const pauses = [0, 1, 2, 3, 30].map((failures) => pauseMs(1, { ...idle, failures }, 1, middle))
  t.same(pauses, [60_000, 120_000, 240_000, 300_000, 300_000])
})

t.test('many players of a brand are all polled, each less often', async (t) => {
  t.equal(pauseMs(1, { ...idle, movingUntil: 2 }, 10_000, middle), 200_000)
})

t.test('pauses vary, so that polls do not come in waves', async (t) => {
  t.equal(
    pauseMs(1, idle, 1, () => 0),
    48_000,
  )
  t.equal(
    pauseMs(1, idle, 1, () => 1),
    72_000,
  )
})
