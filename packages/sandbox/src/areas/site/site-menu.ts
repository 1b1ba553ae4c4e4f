import { categories, categoryByName, categoryIds } from '@marquee/contracts/categories'
import type { Brand } from '../../brands/brand.ts'
import { stressMenuPages } from '../../brands/stress-brand.ts'
import type { Database } from '../../database/open-database.ts'

/** Entries for pages without a category. */
const pageEntries = ['promotions', 'vip', 'referral', 'download']

interface MenuEntry {
  content_id: string
  children: { content_id: string }[]
}

/**
 * The menus of a site: `menu` has an entry for each category, with its providers as children, and the entries without
 * a category; `game_menu` has the categories only. The client filters the entries.
 */
export function siteMenu(
  db: Database,
  { traits }: Pick<Brand, 'traits'>,
): { menu: MenuEntry[]; game_menu: { content_id: string }[] } {
  const providers = db.all<{ provider_code: string; game_type: string }>`SELECT provider_code, game_type
    FROM provider_types JOIN providers USING (provider_code) ORDER BY sort`
  const contentIds = categoryIds.map((id) => categories[id].segment || 'hot')
  const childrenOf = (contentId: string) =>
    providers
      .filter(({ game_type }) => categoryByName(game_type) === categoryByName(contentId))
      .map(({ provider_code }) => ({ content_id: provider_code }))
  return {
    menu: [
      ...contentIds.map((content_id) => ({ content_id, children: childrenOf(content_id) })),
      ...(traits.includes('stress') ? stressMenuPages : pageEntries).map((content_id) => ({
        content_id,
        children: [],
      })),
    ],
    game_menu: contentIds.map((content_id) => ({ content_id })),
  }
}
