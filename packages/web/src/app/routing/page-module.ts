import type { CmsDocumentName } from '@marquee/contracts/areas/site/texts'
import type { CategoryId } from '@marquee/contracts/categories'
import type { InputOf } from '@marquee/contracts/operations'
import type { ComponentType } from 'react'
import type { ReadId } from '../../api/query.ts'
import type { TextGroup } from '../../i18n/load-texts.ts'
import type { NamedLayout } from './layouts.ts'
import type { MiddlewareName } from './middleware.ts'

/** What the chunk of a route provides. */
export interface PageModule {
  Page: ComponentType
  /** A placeholder of the page's size, shown while the session is unknown. */
  Waiting?: ComponentType
}

/** A query that a page begins with. */
export type PageQuery = { [Id in ReadId]: { id: Id; input: InputOf<Id> } }[ReadId]

/** How a page of the contract's list is rendered. */
export interface Route {
  /**
   * The source module, by its name in the client's manifest: the server preloads its files. Its build writes the name
   * beside `load` (page-modules-plugin.ts).
   */
  module?: string | undefined
  load: () => Promise<PageModule>
  /** Run after the guard of the page's access. */
  middleware: readonly MiddlewareName[]
  /** What lays it out, where that is not the template of the site's theme (layouts.ts). */
  layout?: NamedLayout
  /** The texts that the page needs beside those of every page. */
  texts: readonly TextGroup[]
  /** The category of a lobby. */
  category?: CategoryId
  /** The operator's document that is on the page. */
  document?: CmsDocumentName
}
