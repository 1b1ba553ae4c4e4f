import type { MenuItem } from '@marquee/contracts/areas/site/startup'
import { type CategoryId, categoryByName } from '@marquee/contracts/categories'
import * as z from 'zod/mini'
import { text } from '../../decoding/field-readers.ts'

const Entry = z.object({ content_id: text() })

/** The entries of the platform's menus. */
export const MenuEntries = z.array(
  z.object({ ...Entry.shape, children: z.optional(z.nullable(z.array(Entry))) }),
)
type MenuEntries = z.infer<typeof MenuEntries>

type Filter = (item: { category: CategoryId | null }) => boolean

/**
 * The menu: entries whose category is in provider_count, and all entries without a category (specification, section
 * 2). The hot entry belongs to no provider and is always shown.
 */
export function readMenu(entries: MenuEntries, offered: ReadonlySet<CategoryId>): MenuItem[] {
  return readEntries(entries, ({ category }) => isOffered(category, offered) || category === null)
}

/** The game menu: entries of the categories in provider_count, and the hot entry. */
export function readGameMenu(entries: MenuEntries, offered: ReadonlySet<CategoryId>): MenuItem[] {
  return readEntries(entries, ({ category }) => isOffered(category, offered))
}

function isOffered(category: CategoryId | null, offered: ReadonlySet<CategoryId>): boolean {
  return category === 'hot' || (category !== null && offered.has(category))
}

function readEntries(entries: MenuEntries, isShown: Filter): MenuItem[] {
  return entries.flatMap((entry) => {
    const item = readEntry(entry)
    if (!item || !isShown(item)) return []
    const children = (entry.children ?? []).flatMap((child) => readEntry(child) ?? [])
    return [{ ...item, children: children.filter(isShown) }]
  })
}

function readEntry({ content_id: contentId }: { content_id: string }) {
  return contentId === '' ? undefined : { contentId, category: categoryByName(contentId) ?? null }
}
