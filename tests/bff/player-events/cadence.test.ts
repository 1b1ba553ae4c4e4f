import t from 'tap'
import { pauseMs } from '#bff/player-events/poll-intervals.ts'

const middle = () => 0.5
const atRest = { movingUntil: 0, playingUntil: 0, failures: 0 }

t.test('the pace follows what the player does', async (t) => {
  t.equal(pauseMs(1, atRest, 1, middle), 60_000)
  t.equal(pauseMs(1, { ...atRest, playingUntil: 2 }, 1, middle), 10_000)
  t.equal(pauseMs(1, { ...atRest, movingUntil: 2, playingUntil: 2 }, 1, middle), 2000)
})

t.test('a failing platform is asked less and less, down to every five minutes', async (t) => {
  const pauses = [0, 1, 2, 3, 30].map((failures) => pauseMs(1, { ...atRest, failures }, 1, middle))
  t.same(pauses, [60_000, 120_000, 240_000, 300_000, 300_000])
})

t.test('many players of a brand are all asked about, each less often', async (t) => {
  t.equal(pauseMs(1, { ...atRest, movingUntil: 2 }, 10_000, middle), 200_000)
})

t.test('pauses vary, so that questions do not come in waves', async (t) => {
  t.equal(
    pauseMs(1, atRest, 1, () => 0),
    48_000,
  )
  t.equal(
    pauseMs(1, atRest, 1, () => 1),
    72_000,
  )
})
