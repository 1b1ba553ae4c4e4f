import { categories, categoryByName, categoryIds } from '@marquee/contracts/categories'
import type { Brand } from '../../brands/brand.ts'
import { stressMenuPages } from '../../brands/stress-brand.ts'
import type { Database } from '../../database/open-database.ts'

/** An entry of a menu; one that leads to no page of the product has a name. */
interface Entry {
  content_id: string
  name?: string
  name_local?: string
  name_cn?: string
}

interface MenuEntry extends Entry {
  children: readonly Entry[]
}

const withoutChildren = (content_id: string): MenuEntry => ({ content_id, children: [] })

/** Entries for pages without a category. */
const pageEntries = ['promotions', 'vip', 'referral', 'download'].map(withoutChildren)

/** The same with sub-menus, one of them below a name of the operator's. */
const pageEntriesOfExtras: readonly MenuEntry[] = [
  {
    content_id: 'promotions',
    children: [{ content_id: 'mission' }, { content_id: 'referral' }, { content_id: 'leaderboard' }],
  },
  withoutChildren('vip'),
  {
    ...{ content_id: 'help', name: 'Help', name_local: 'Tulong', name_cn: '帮助' },
    children: [{ content_id: 'faqs' }, { content_id: 'contact-us' }, { content_id: 'responsible-gaming' }],
  },
  withoutChildren('download'),
]

/**
 * The menus of a site: `menu` has an entry for each category that any provider has games of and the entries without a
 * category; `game_menu` has the categories only. The client filters the entries. A brand with `extras` has sub-menus; one with `stress` names every
 * category.
 */
export function siteMenu(
  db: Database,
  { traits }: Pick<Brand, 'traits'>,
): { menu: readonly MenuEntry[]; game_menu: { content_id: string }[] } {
  const hasExtras = traits.includes('extras')
  const isLongest = traits.includes('stress')
  const types = db.all<{ game_type: string }>`SELECT DISTINCT game_type FROM provider_types`
  const offered = new Set(types.map(({ game_type }) => categoryByName(game_type)))
  const contentIds = categoryIds
    .filter((id) => id === 'hot' || isLongest || offered.has(id))
    .map((id) => categories[id].segment || 'hot')
  const pages = isLongest
    ? stressMenuPages.map(withoutChildren)
    : hasExtras
      ? pageEntriesOfExtras
      : pageEntries
  const childrenOf = hasExtras ? providersByEntry(db) : () => []
  return {
    menu: [...contentIds.map((content_id) => ({ content_id, children: childrenOf(content_id) })), ...pages],
    game_menu: contentIds.map((content_id) => ({ content_id })),
  }
}

const mostProviders = 6

/** The first providers of a category, as its sub-menu. */
function providersByEntry(db: Database): (contentId: string) => Entry[] {
  const providers = db.all<{ provider_code: string; provider_name: string; game_type: string }>`
    SELECT provider_code, provider_name, game_type FROM provider_types JOIN providers USING (provider_code) ORDER BY sort`
  return (contentId) =>
    providers
      .filter(({ game_type }) => categoryByName(game_type) === categoryByName(contentId))
      .slice(0, mostProviders)
      .map(({ provider_code, provider_name }) => ({ content_id: provider_code, name: provider_name }))
}
