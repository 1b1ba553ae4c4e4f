import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { LanguageCode } from '@marquee/contracts/languages'
import type { InputOf } from '@marquee/contracts/operations'
import type { ComponentType } from 'react'
import type { ReadId } from '../../api/query.ts'
import type { MiddlewareName } from './middleware.ts'

/** What the chunk of a route provides. */
export interface PageModule {
  Page: ComponentType
  /** A placeholder of the page's size, shown while the session is unknown. */
  Waiting?: ComponentType
  /** The queries that the server runs before rendering; the page finds their responses in the cache. */
  queries?: (search: URLSearchParams, startup: Startup, language: LanguageCode) => PageQuery[]
  /** As in `Route`, where the route's own module does not import the page. */
  module?: string | undefined
}

/** A public query whose response a page is rendered with. */
export type PageQuery = { [Id in ReadId]: { id: Id; input: InputOf<Id> } }[ReadId]

/** How a page of the contract's list is rendered. */
export interface Route {
  /**
   * The source module, by its name in the client's manifest: the server preloads its files. Its build writes the name
   * beside `load` (page-modules-plugin.ts).
   */
  module?: string | undefined
  load: (language: LanguageCode) => Promise<PageModule>
  /** Run after the guard of the page's access. */
  middleware: readonly MiddlewareName[]
  /** `bare` renders the page without a layout, `template` in the template of the site's theme. */
  layout: 'template' | 'minigame' | 'bare'
  /** `page`: the page needs the page texts of its language (`i18n/load-i18n.ts`). */
  texts?: 'page'
  /** The page's own viewport breakpoints, name to minimum width in px. */
  breakpoints?: Readonly<Record<string, number>>
}
