import { useSearchParams } from 'react-router'
import { newsId, newsPage } from './news-address.ts'
import { NewsArticleView } from './news-article.tsx'
import { NewsList } from './news-list.tsx'

/** The brand's news: the list, and one article (`?id=`). */
export function NewsPage() {
  const [search] = useSearchParams()
  const id = newsId(search)
  return id === undefined ? <NewsList page={newsPage(search)} /> : <NewsArticleView key={id} id={id} />
}

/** The query that the page of an address is rendered with. */
export function newsQueryOf(search: URLSearchParams) {
  const id = newsId(search)
  return id === undefined
    ? ({ id: 'listNews', input: { query: { page: newsPage(search) } } } as const)
    : ({ id: 'getNews', input: { params: { id } } } as const)
}
