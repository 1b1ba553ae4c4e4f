import type { Startup } from '@marquee/contracts/areas/site/startup'
import { servedCapabilities } from '@marquee/contracts/capability'
import { type CategoryId, categoryByName } from '@marquee/contracts/categories'
import { isOffered, type PageName, pageOfMenuEntry } from '@marquee/contracts/pages'
import type { BrandSettings } from '../../config/brand-settings.ts'
import { isUnreadable } from '../../platform/site/menu.ts'
import { counted, type Finding, findingsOf, someOf } from '../finding.ts'
import type { StartupAsWritten } from '../subject/startup-as-written.ts'

const { warning, note, ok } = findingsOf('menu')

/** An entry of a menu: its category, or the page that it leads to. */
interface Entry {
  contentId: string
  category: CategoryId | undefined
  page: PageName | undefined
}

/** The platform's menus, beside the games and areas that the brand has. */
export function examineMenu(
  written: StartupAsWritten,
  startup: Startup,
  { redirectsFile }: Pick<BrandSettings, 'redirectsFile'>,
): Finding[] {
  const menu = written.menu.map(({ content_id }) => entryOf(content_id))
  const gameMenu = written.gameMenu.map(({ content_id }) => entryOf(content_id))
  const findings = [
    ...findUnknown(written),
    ...findWithoutPage(startup, redirectsFile),
    ...findWithoutGames([...menu, ...gameMenu], startup),
    ...findWithoutArea(menu, startup),
    ...findUnknownAreas(written.capabilities),
  ]
  if (startup.menu.length === 0)
    findings.push(
      warning({
        code: 'menuEmpty',
        message: 'No entry of the menu is left: visitors find no page but those in the footer.',
        fix: 'Have menu name categories that provider_count has, and pages.',
        docs: 'docs/platform.md',
      }),
    )
  if (startup.gameMenu.length === 0)
    findings.push(
      warning({
        code: 'gameMenuEmpty',
        message: 'No entry of the game menu is left: visitors find games by searching alone.',
        fix: 'Have game_menu name the categories that provider_count has.',
      }),
    )
  if (findings.length > 0) return findings
  const entries = `${counted(startup.menu.length, 'entry', 'entries')} in the menu, ${startup.gameMenu.length} in the game menu`
  return [ok({ code: 'menuKnown', message: `${entries}, and the brand has what each leads to.` })]
}

const entryOf = (contentId: string): Entry => ({
  contentId,
  category: categoryByName(contentId),
  page: pageOfMenuEntry(contentId),
})

function findUnknown({ menu, gameMenu }: StartupAsWritten): Finding[] {
  const unknown = [
    ...menu.filter((entry) => isUnreadable(entry)),
    ...menu.flatMap((entry) => (entry.children ?? []).filter((child) => isUnreadable(child, entry))),
    ...gameMenu.filter(({ content_id }) => categoryByName(content_id) === undefined),
  ].map(({ content_id }) => entryOf(content_id))
  if (unknown.length === 0) return []
  return [
    warning({
      code: 'menuEntryUnknown',
      message: `The menu names ${namesOf(unknown)}, which is neither a category nor a page, and has no name: it is left out.`,
      fix: 'Correct its content_id at the platform, give it a name, or remove the entry.',
    }),
  ]
}

/** Entries with a name of the platform's lead to an address of that id, which a redirect has to take further. */
function findWithoutPage({ menu }: Startup, redirects: BrandSettings['redirectsFile']): Finding[] {
  const leaves = menu.flatMap((entry) => {
    const children = entry.category === null ? entry.children : []
    return entry.children.length > 0 ? children : [entry]
  })
  const dead = leaves.filter(({ name, contentId }) => name && !Object.hasOwn(redirects, `/${contentId}`))
  if (dead.length === 0) return []
  return [
    warning({
      code: 'menuEntryWithoutPage',
      message: `The menu names ${someOf(dead.map(({ contentId }) => contentId))}, which there is no page of: who follows it reads "Page not found".`,
      fix: 'Say in REDIRECTS_FILE where it leads, or give it entries below it.',
      docs: 'docs/operating/settings.md',
    }),
  ]
}

function findWithoutGames(entries: readonly Entry[], { categories, market }: Startup): Finding[] {
  const offered = new Set(categories.map(({ category }) => category))
  const isMissing = ({ category }: Entry) =>
    category !== undefined && category !== 'hot' && !offered.has(category)
  const isClosed = ({ category }: Entry) =>
    category !== undefined && market.closedCategories.includes(category)
  const missing = entries.filter((entry) => isMissing(entry) && !isClosed(entry))
  const closed = entries.filter(isClosed)
  return [
    ...(missing.length > 0
      ? [
          warning({
            code: 'menuEntryWithoutGames',
            message: `The menu names ${namesOf(missing)}, which no provider of the brand has games of: it is left out.`,
            fix: 'Give the brand providers of it (provider_count), or remove the entry.',
          }),
        ]
      : []),
    ...(closed.length > 0
      ? [
          note({
            code: 'menuEntryClosed',
            message: `The menu names ${namesOf(closed)}, which the market ${market.code} does not allow: it is left out.`,
            fix: 'Remove the entry.',
          }),
        ]
      : []),
  ]
}

function findWithoutArea(menu: readonly Entry[], { capabilities }: Startup): Finding[] {
  const without = menu.filter(
    ({ category, page }) => category === undefined && page !== undefined && !isOffered(page, capabilities),
  )
  if (without.length === 0) return []
  return [
    warning({
      code: 'menuEntryWithoutArea',
      message: `The menu names ${namesOf(without)}, which the brand's capabilities or PLATFORM_FILE leave out.`,
      fix: 'Remove the entry, or have the platform offer that area.',
    }),
  ]
}

function findUnknownAreas(capabilities: unknown): Finding[] {
  if (!Array.isArray(capabilities)) return []
  const unknown = capabilities.filter((name) => !servedCapabilities.some((served) => served === name))
  if (unknown.length === 0) return []
  return [
    warning({
      code: 'capabilityUnknown',
      message: `The brand's capabilities name ${someOf(unknown.map(String))}, which is no area here.`,
      fix: 'Correct the name: an area that is not named is left out.',
    }),
  ]
}

const namesOf = (entries: readonly Entry[]) =>
  someOf(entries.map(({ contentId }) => contentId || '(an empty one)'))
