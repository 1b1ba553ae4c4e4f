import type { LanguageCode } from '@marquee/contracts/languages'
import { type PageName, pages } from '@marquee/contracts/pages'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { query } from '../../api/query.ts'
import { preloadable } from '../../browser/import-chunk.ts'
import { useLanguage } from '../../i18n/language.ts'
import type { QueryResponse } from '../startup/render-state.ts'
import { layoutKind } from './layouts.ts'
import { routes } from './routes.ts'

/** The query of a page's SEO record in a language. */
export const seoQuery = (page: PageName, language: LanguageCode) =>
  query('getPageText', { query: { page, language } })

/** Whether a page has a place for the operator's text about it: it is open to everyone, in the layout of the site. */
export const hasText = (page: PageName) =>
  pages[page].access === 'open' && layoutKind(routes[page].layout) === 'template'

// In a chunk of its own: many brands have no such texts.
const text = preloadable(async () => (await import('../../features/site/page-text.tsx')).PageText)

/** Whether a page that was rendered with these responses shows a text. */
export const showsText = (page: PageName, responses: readonly QueryResponse[]) =>
  hasText(page) && responses.some(({ id, value }) => id === 'getPageText' && value.body !== '')

/** Loads the code of the text. */
export const preloadText = text.preload

/**
 * The operator's text about a page, below it. The page of the document has the text that came with it or none: nothing
 * is put under what is on the screen already.
 */
export function PageText({ page }: { page: PageName }) {
  const { key } = useLocation()
  const { data } = useQuery({ ...seoQuery(page, useLanguage()), enabled: key !== 'default' })
  const { Component: Text } = text
  if (!data?.body) return null
  return (
    <Suspense>
      <Text title={data.itemName} html={data.body} />
    </Suspense>
  )
}
