import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { LanguageCode } from '@marquee/contracts/languages'
import type { PageName } from '@marquee/contracts/pages'
import type { TemplateCode } from '@marquee/contracts/templates'
import type { ComponentType } from 'react'
import type { AnyQuery } from '../../api/query.ts'
import type { TextGroup } from '../../i18n/load-texts.ts'
import type { IconName } from '../../ui/media/icon.tsx'

/** What the module of a page provides. */
export interface PageModule {
  Page: ComponentType
  /** A placeholder of its size until the session is known, for a player's page that has none within. */
  Waiting?: ComponentType
}

/** An address of a page, and the brand and language that it is shown for. */
export interface PageVisit {
  page: PageName
  search: URLSearchParams
  startup: Startup
  language: LanguageCode
}

/**
 * A layout that a page names (specification, section 2): `default` has nothing around the page, `minigame` is that of the
 * mini-games, and a code is that of a template.
 */
export type NamedLayout = 'default' | 'minigame' | TemplateCode

/**
 * Where links to a page stand: in the menu beside the pages of the account (`account`) or of those about the site
 * (`about`), in a group of the account's start page, in the panel of the header, in the footer.
 */
export type Menu = 'account' | 'money' | 'rewards' | 'you' | 'panel' | 'about' | 'footer'

/** What the client knows of a page of the contract's list before it loads its module. */
export interface SitePage {
  /** That of the page's heading and of links to it. */
  icon: IconName
  menus?: readonly Menu[]
  /** The page that it belongs to, which it links back to. */
  above?: PageName
  load: () => Promise<PageModule>
  /**
   * The source module, by its name in the client's manifest: the server preloads its files. Its build writes the name
   * beside `load` (page-modules-plugin.ts).
   */
  module?: string | undefined
  /** The texts that the page needs beside those of every page. By default those for pages that few visits open. */
  texts?: readonly TextGroup[]
  /** What lays it out, where that is not the template of the site's theme. */
  layout?: NamedLayout
  /** Run after the guard of the page's access. */
  middleware?: readonly 'loginAsModal'[]
  /** Whether a visitor reads it without being asked for the age: help, the law, and how to reach the brand. */
  isForAllAges?: boolean
  /** The public queries that the server renders the page with. */
  reads?: (visit: PageVisit) => readonly AnyQuery[]
  /** The player's own queries that it begins with. Without a time those are left out that ask for a range of days. */
  ownReads?: (visit: PageVisit, nowMs?: number) => readonly AnyQuery[]
}

/** The pages of an area. */
export type SitePages = Partial<Record<PageName, SitePage>>
