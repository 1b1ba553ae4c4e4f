import { categoryIds } from '@marquee/contracts/categories'
import t from 'tap'
import { categoryIcon } from '#web/features/games/tiles/category-icon.ts'
import { iconPaths } from '#web/ui/media/icon-paths.ts'

t.test('every category has its own icon', async (t) => {
  const paths = categoryIds.map((category) => iconPaths[categoryIcon(category)])
  t.equal(new Set(paths).size, categoryIds.length)
})

t.test('icons are path data inside the 24 px grid', async (t) => {
  for (const [name, path] of Object.entries(iconPaths)) {
    t.match(path, /^M[\d\sa-zA-Z.-]+$/, name)
    for (const [, x, y] of path.matchAll(/M([\d.]+)[ ]?(-?[\d.]+)/g)) {
      t.ok(Number(x) <= 22 && Number(y) <= 22 && Number(y) >= 2, `${name} starts inside`)
    }
  }
})
