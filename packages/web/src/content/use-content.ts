import type { CmsDocumentName } from '@marquee/contracts/areas/site/document-name'
import { useQuery } from '@tanstack/react-query'
import type { Results } from '../brand/query-results.tsx'
import { useLanguage } from '../i18n/language.ts'
import { type Article, readArticle } from './article.ts'
import { contentQuery } from './content-query.ts'
import { useSanitizedHtml } from './use-sanitized-html.ts'

/** One of the operator's texts, none, or what is known of the query until there is one. */
export type ContentView =
  | { kind: 'waiting'; result: Results<unknown> }
  | { kind: 'empty' }
  | { kind: 'article'; article: Article; language: string }

/** One of the operator's texts in the page's language. */
export function useContent(document: CmsDocumentName): ContentView {
  const result = useQuery(contentQuery(document, useLanguage()))
  const { data } = result
  const html = useSanitizedHtml(data?.html)
  if (data && (!data.enabled || data.html === '')) return { kind: 'empty' }
  if (!data || html === undefined) return { kind: 'waiting', result }
  return { kind: 'article', article: readArticle(html), language: data.language }
}
