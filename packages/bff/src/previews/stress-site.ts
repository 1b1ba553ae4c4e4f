import type { GameMenuItem, MenuItem, Startup } from '@marquee/contracts/areas/site/startup'
import { categories, categoryIds } from '@marquee/contracts/categories'
import { pageNames, pagePath, pages } from '@marquee/contracts/pages'
import { stressMenuLength, stressNames } from '@marquee/contracts/stress-names'

const mostGames = 12_345

/** A brand's start-up data with what strains a layout: a long name, no logo, every category, and a menu of thirty. */
export function stressed(startup: Startup): Startup {
  const { siteName } = stressNames
  return {
    ...startup,
    site: { ...startup.site, siteName, logoText: siteName, logo1: '', logo2: '', logo3: '' },
    menu: [...everyCategory.map((entry) => ({ ...entry, children: [] })), ...openPages].slice(
      0,
      stressMenuLength,
    ),
    gameMenu: everyCategory,
    categories: categoryIds.map((category) => ({ category, count: categoryIds.length, games: mostGames })),
  }
}

const everyCategory: GameMenuItem[] = categoryIds.map((category) => ({
  contentId: categories[category].segment || category,
  category,
}))

/** Entries for pages that are open to all and no categories. */
const openPages: MenuItem[] = pageNames
  .filter((name) => pages[name].access === 'open' && name !== 'home' && !isCategory(pagePath(name)))
  .map((name) => ({ contentId: name, category: null, children: [] }))

function isCategory(path: string): boolean {
  return categoryIds.some((id) => categories[id].route === path)
}
