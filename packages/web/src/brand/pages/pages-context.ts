import { type PageName, pageNames, pagePath } from '@marquee/contracts/pages'
import { createContext, useContext } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { IconName } from '../../ui/media/icon.tsx'
import { useHasPage } from '../use-has-page.ts'
import type { Menu, SitePage } from './site-page.ts'

/** Every page of the site. The pages themselves stand above what links to them. */
export const PagesContext = createContext<Record<PageName, SitePage> | null>(null)

/** What is known of each page. */
export function useSitePages(): Record<PageName, SitePage> {
  const sitePages = useContext(PagesContext)
  if (!sitePages) throw new Error('The pages are needed around this component.')
  return sitePages
}

/** A link to a page, by the page's own name and icon. */
export interface PageLink {
  page: PageName
  to: string
  icon: IconName
  text: string
}

/** Makes links to pages. */
export function usePageLink(): (page: PageName) => PageLink {
  const { t } = useTranslation('_m')
  const sitePages = useSitePages()
  return (page) => ({ page, to: pagePath(page), icon: sitePages[page].icon, text: t(`page.${page}`) })
}

/** The pages of a menu that the brand has, in the order of the contract's list. */
export function useMenuLinks(menu: Menu): PageLink[] {
  const sitePages = useSitePages()
  const hasPage = useHasPage()
  return pageNames.filter((page) => sitePages[page].menus?.includes(menu) && hasPage(page)).map(usePageLink())
}
