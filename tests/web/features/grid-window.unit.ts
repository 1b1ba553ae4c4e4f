import t from 'tap'
import { windowFor } from '#web/features/games/lobby/grid-window.ts'

const measure = { columns: 3, rowHeight: 200 }
const total = 5000
const rows = (first: number, end: number) => ({ first: first * 3, end: end * 3 })

t.test('at its top a grid renders the visible rows and the overscan below', async (t) => {
  t.same(windowFor(measure, { top: -100, bottom: 700 }, total), rows(0, 7))
})

t.test('in the middle it renders whole rows before and after', async (t) => {
  t.same(windowFor(measure, { top: 100_000, bottom: 100_800 }, total), rows(497, 507))
})

t.test('the window never leaves the list, however far the page scrolls', async (t) => {
  t.equal(windowFor(measure, { top: 333_000, bottom: 333_800 }, total).end, 5000)
  t.same(windowFor(measure, { top: 900_000, bottom: 900_800 }, total), { first: 4998, end: 5000 })
  t.same(windowFor(measure, { top: -9_000, bottom: -8_200 }, total), { first: 0, end: 3 })
})

t.test('it renders few rows wherever the view is', async (t) => {
  for (let top = 0; top < 330_000; top += 777) {
    const { first, end } = windowFor(measure, { top, bottom: top + 800 }, total)
    t.ok(end - first <= 36, `${end - first} at ${top}`)
    t.ok((first / 3) * 200 <= top && Math.ceil(end / 3) * 200 >= Math.min(top + 800, 333_400))
  }
})
