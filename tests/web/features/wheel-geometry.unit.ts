import t from 'tap'
import {
  isUpsideDown,
  labelLines,
  restingAngle,
  sectorPath,
} from '#web/features/mini-games/boards/wheel-geometry.ts'

t.test('the wheel stops with the middle of the prize under the pointer', async (t) => {
  for (const count of [3, 5, 8]) {
    for (let index = 0; index < count; index += 1) {
      const place = (index / count) * 360 + restingAngle(index, count)
      t.equal(Math.round(place) % 360, 0, `${index} of ${count}`)
    }
  }
})

t.test('the sectors of a wheel cover it', async (t) => {
  t.match(sectorPath(100, 4), /^M0 0 L-70\.71 -70\.71 A100 100 0 0 1 70\.71 -70\.71 Z$/)
})

t.test('labels keep their words whole', async (t) => {
  t.same(labelLines('₱88'), ['₱88'])
  t.same(labelLines('Better luck next time'), ['Better luck', 'next time'])
  t.equal(labelLines('one two three four five six seven eight nine ten eleven').length, 3)
})

t.test('only labels on the left half are turned over', async (t) => {
  for (const degrees of [0, 45, 180, 360, 405]) t.notOk(isUpsideDown(degrees), `${degrees}`)
  for (const degrees of [181, 270, 359, 585]) t.ok(isUpsideDown(degrees), `${degrees}`)
})
