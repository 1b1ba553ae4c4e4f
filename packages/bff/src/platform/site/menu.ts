import type { GameMenuItem, MenuChild, MenuItem } from '@marquee/contracts/areas/site/startup'
import { type CategoryId, categoryByName } from '@marquee/contracts/categories'
import { pageOfMenuEntry } from '@marquee/contracts/pages'
import { providerByCode } from '@marquee/contracts/providers'
import * as z from 'zod/mini'
import { list, orNone, text, wordsOrNull } from '../../upstream/decoding/field-readers.ts'

// The names are an extension of ours, for entries that lead to no page of the product.
const Entry = z.object({
  content_id: text(),
  name: z.optional(wordsOrNull()),
  name_local: z.optional(wordsOrNull()),
  name_cn: z.optional(wordsOrNull()),
})
type Entry = z.infer<typeof Entry>

// A page shows each of them.
const mostEntries = 50

/** What is expected of an entry, as drift says. */
export const readableEntry = 'a category, a page, or an entry with a name'

// Of ids in the log.
const mostCharacters = 40

/** An entry that nobody could read is reported by its id, and left out. */
const readable = z.check<Entry & { children?: Entry[] | undefined }>(({ value, issues }) => {
  const report = (path: (string | number)[], { content_id }: Entry) =>
    issues.push({
      code: 'custom',
      path: [...path, 'content_id'],
      input: value,
      params: {
        expected: readableEntry,
        settle: '',
        isUnderstood: true,
        notation: content_id.slice(0, mostCharacters),
      },
    })
  if (isUnreadable(value)) report([], value)
  for (const [at, child] of value.children?.entries() ?? [])
    if (isUnreadable(child, value)) report(['children', at], child)
})

/** Whether an entry is neither a category nor a page, and has no name. */
export const isUnreadable = (entry: Entry, parent?: Entry) =>
  entry.content_id !== '' && readEntry(entry, parent) === undefined

const MenuEntry = z.object({ ...Entry.shape, children: orNone(list(Entry, mostEntries)) })

/** The entries of the platform's menus, as it writes them. */
export const WrittenEntries = list(MenuEntry, mostEntries)

/** The entries of the menu. */
export const MenuEntries = list(MenuEntry.check(readable), mostEntries)
type MenuEntries = z.infer<typeof MenuEntries>

/** The entries of the game menu. */
export const GameMenuEntries = list(z.object({ content_id: text() }), mostEntries)
type GameMenuEntries = z.infer<typeof GameMenuEntries>

/**
 * The menu: entries whose category is in provider_count, and all entries without a category (specification, section
 * 2). The hot entry belongs to no provider and is always shown.
 */
export function readMenu(entries: MenuEntries, offered: ReadonlySet<CategoryId>): MenuItem[] {
  const isShown = ({ category }: MenuChild) => category === null || isOffered(category, offered)
  return entries.flatMap((entry) => {
    const item = readEntry(entry)
    if (!item || !isShown(item)) return []
    const children = (entry.children ?? []).flatMap((child) => readEntry(child, entry) ?? [])
    return [{ ...item, children: children.filter(isShown) }]
  })
}

/** The game menu: entries of the categories in provider_count, and the hot entry. */
export function readGameMenu(entries: GameMenuEntries, offered: ReadonlySet<CategoryId>): GameMenuItem[] {
  return entries.flatMap(({ content_id: contentId }) => {
    const category = categoryByName(contentId)
    return category && isOffered(category, offered) ? [{ contentId, category }] : []
  })
}

function isOffered(category: CategoryId, offered: ReadonlySet<CategoryId>): boolean {
  return category === 'hot' || offered.has(category)
}

/** An entry by what people read of it: a category, a page, or the platform's own name; undefined where there is none. */
function readEntry(entry: Entry, parent?: Entry): MenuChild | undefined {
  const { content_id: contentId } = entry
  if (contentId === '') return undefined
  const category = categoryByName(contentId) ?? null
  if (category !== null || pageOfMenuEntry(contentId)) return { contentId, category }
  const name = nameOfEntry(entry, parent)
  return name && { contentId, category, name }
}

function nameOfEntry(entry: Entry, parent: Entry | undefined): MenuChild['name'] {
  const { content_id, name: en = '', name_local: local = '', name_cn: cn = '' } = entry
  if (en || local || cn) return { en, local, cn }
  // What stands below a category and is no page is a provider of it.
  const isProvider = parent !== undefined && categoryByName(parent.content_id) !== undefined
  return isProvider ? { en: providerByCode(content_id).name, local: '', cn: '' } : undefined
}
