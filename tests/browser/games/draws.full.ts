import t from 'tap'
import { games } from '#web/i18n/locales/en/games.ts'
import { openFixture, phone } from '../../support/browser/fixture.ts'

const { visit } = await openFixture(t)

for (const { path, size, name } of [
  { path: '/lottery', size: 3, name: 'Manila 3D Draw' },
  { path: '/bingo', size: 35, name: 'Fiesta Bingo' },
]) {
  t.test(`${path} has the latest results of its games, in the document and as the platform tells them`, (t) =>
    visit(t, { brand: 'template1', ...phone }, async ({ page, open, ask }) => {
      const results = page.locator('section', { has: page.getByRole('heading', { name: games.results }) })
      const { text } = await ask(path)
      t.match(text, `>${games.results}<`, 'rendered on the server')
      await open(path)
      const game = results
        .locator('.draw-game')
        .filter({ has: page.getByRole('link', { name, exact: true }) })
      const numbers = await game.locator('ol > li').first().locator('b').allTextContents()
      t.equal(numbers.length, size)
      const told = (await ask(`/api/draws?category=${path.slice(1)}`)).json<{
        games: { gameName: string; draws: { numbers: string[] }[] }[]
      }>()
      const draws = told.games.find(({ gameName }) => gameName === name)?.draws ?? []
      t.ok(
        draws.some((draw) => draw.numbers.join() === numbers.join()),
        numbers.join(' '),
      )
      t.notMatch((await ask('/slots')).text, games.results, 'a slot draws nothing')
    }),
  )
}
