import type { LanguageCode } from '@marquee/contracts/languages'
import type { InputOf } from '@marquee/contracts/operations'
import type { Startup } from '@marquee/contracts/site/get-startup'
import type { ComponentType } from 'react'
import type { ReadId } from '../../api/query.ts'
import type { MiddlewareName } from './middleware.ts'

/** What a route's code brings. */
export interface PageModule {
  Page: ComponentType
  /** Shown while the session is not known, in the size of the page. */
  Waiting?: ComponentType
  /** Asked by the server before rendering; the page asks the same and finds the answers there. */
  queries?: (search: URLSearchParams, startup: Startup, language: LanguageCode) => PageQuery[]
}

/** A public question whose answer a page is rendered with. */
export type PageQuery = { [Id in ReadId]: { id: Id; input: InputOf<Id> } }[ReadId]

/** How one page of the contract's list is shown. */
export interface Route {
  /** The source module, as the client's manifest names it: for the server, which writes its files into documents. */
  module: string | false
  load: () => Promise<PageModule>
  /** Run by name after that of the page's access. */
  middleware: readonly MiddlewareName[]
  /** `bare` draws the page alone; `minigame` in that layout; else it stands in the template of the site's theme. */
  layout: 'template' | 'minigame' | 'bare'
  /** `page`: the page brings interface texts of its own (`ui-pages.ts` of its language). */
  texts?: 'page'
  /** The page's own viewport breakpoints, name to minimum width in px. */
  breakpoints?: Readonly<Record<string, number>>
}

/** Whether this is the server's build; the browser is spared what only the server needs. */
export const onServer = import.meta.env.SSR
