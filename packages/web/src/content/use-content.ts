import type { CmsDocumentName } from '@marquee/contracts/areas/site/document-name'
import { useQuery } from '@tanstack/react-query'
import type { ProblemError } from '../api/problem-error.ts'
import { useLanguage } from '../i18n/language.ts'
import { type Article, readArticle } from './article.ts'
import { contentQuery } from './content-query.ts'
import { useSanitizedHtml } from './use-sanitized-html.ts'

/** The state of one of the operator's texts. */
export type ContentView =
  | { kind: 'loading' }
  | { kind: 'failed'; error: ProblemError; busy: boolean; retry: () => void }
  | { kind: 'empty' }
  | { kind: 'article'; article: Article; language: string }

/** One of the operator's texts in the page's language. */
export function useContent(document: CmsDocumentName): ContentView {
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(contentQuery(document, language))
  const html = useSanitizedHtml(data?.html)
  if (!data) {
    if (error) return { kind: 'failed', error, busy: isFetching, retry: () => void refetch() }
    return { kind: 'loading' }
  }
  if (!data.enabled || data.html === '') return { kind: 'empty' }
  if (html === undefined) return { kind: 'loading' }
  return { kind: 'article', article: readArticle(html), language: data.language }
}
