import { type PageName, pageNames } from '@marquee/contracts/pages'
import { createContext, useContext } from 'react'
import { useHasPage } from '../use-has-page.ts'
import type { Menu, SitePage } from './site-page.ts'

/** Every page of the site. The pages themselves stand above what links to them. */
export const PagesContext = createContext<Record<PageName, SitePage> | null>(null)

/** What is known of each page. */
export function useSitePages(): Record<PageName, SitePage> {
  const pages = useContext(PagesContext)
  if (!pages) throw new Error('The pages are needed around this component.')
  return pages
}

/** The icon of a page. */
export const usePageIcon = (page: PageName) => useSitePages()[page].icon

/** The pages of a menu that the brand has, in the order of the contract's list. */
export function useMenuPages(menu: Menu): PageName[] {
  const pages = useSitePages()
  const hasPage = useHasPage()
  return pageNames.filter((name) => pages[name].menus?.includes(menu) && hasPage(name))
}
