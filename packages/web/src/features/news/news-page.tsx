import type { NewsArticle, NewsItem } from '@marquee/contracts/areas/news'
import { offeredLanguages } from '@marquee/contracts/languages'
import { pickText } from '@marquee/contracts/local-text'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { query } from '../../api/query.ts'
import { PageHeader } from '../../brand/pages/page-header.tsx'
import { QueryResults } from '../../brand/query-results.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { raiseHeadings } from '../../content/article.ts'
import { ContentFrame } from '../../content/content-frame.tsx'
import { Prose } from '../../content/prose.tsx'
import { useSanitizedHtml } from '../../content/use-sanitized-html.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useDayFormat, useSiteDay } from '../../i18n/site-day.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { usePaginationTexts } from '../../player/use-pagination-texts.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'
import { newsAddress, newsId, newsPage } from './news-address.ts'
import './news-page.css'

/** The brand's news: the list, and one article (`?id=`). */
export function Page() {
  const [search] = useSearchParams()
  const id = newsId(search)
  return id === undefined ? <NewsList page={newsPage(search)} /> : <NewsArticleView key={id} id={id} />
}

/** A page of the list of news, latest first. */
function NewsList({ page }: { page: number }) {
  const { t } = useTranslation(['ui', '_m'])
  const { site } = useStartup()
  return (
    <ContentFrame page="news">
      <PageHeader page="news" text={t('help.news.lead', { site: site.siteName })} />
      <Items page={page} />
    </ContentFrame>
  )
}

function Items({ page }: { page: number }) {
  const { t } = useTranslation()
  const result = useQuery(query('listNews', { query: { page } }))
  const texts = usePaginationTexts(t('help.news.pages'))
  return (
    <QueryResults result={result} failed={t('help.news.failed')} skeleton={<Skeleton height={480} />}>
      {({ items, total, perPage }) =>
        items.length === 0 ? (
          <EmptyState icon="bell" title={t('help.news.empty')} text={t('help.news.emptyText')} />
        ) : (
          <>
            <ul className="stack gap-4 news-list">
              {items.map((item, index) => (
                <Item key={item.newsId} item={item} isFirst={index === 0 && page === 1} />
              ))}
            </ul>
            <Pagination
              page={page}
              total={total}
              perPage={perPage}
              texts={texts}
              href="/news?page=[page]"
              link={({ href, ...props }) => <Link to={href} {...props} />}
            />
          </>
        )
      }
    </QueryResults>
  )
}

function Item({ item, isFirst }: { item: NewsItem; isFirst: boolean }) {
  const reader = useLanguage()
  const { language, text: title } = pickText(item.title, reader)
  return (
    <li className="panel" lang={offeredLanguages[language].tag}>
      <Picture
        className="news-picture"
        src={item.imgUrl}
        alt=""
        title={title}
        seed={item.newsId}
        priority={isFirst}
        sizes="(min-width: 640px) 240px, 100vw"
        wide
      />
      <div className="stack gap-1 news-words">
        <NewsDate iso={item.publishedAt} />
        <h2>
          <Link to={newsAddress(item.newsId)}>{title}</Link>
        </h2>
        <p className="quiet">{pickText(item.summary, language).text}</p>
      </div>
    </li>
  )
}

/** The day on which something was published. */
function NewsDate({ iso }: { iso: string }) {
  const day = useDayFormat()
  const siteDay = useSiteDay()
  const at = Date.parse(iso)
  if (Number.isNaN(at)) return null
  return (
    <time className="muted" dateTime={iso}>
      {day(siteDay(at))}
    </time>
  )
}

/** One article, with the way back to all news. */
function NewsArticleView({ id }: { id: string }) {
  const { t } = useTranslation()
  const result = useQuery(query('getNews', { params: { id } }))
  return (
    <ContentFrame page="news">
      <p>
        <Link className="muted news-back" to="/news">
          <Icon name="chevron-left" size={20} />
          {t('help.news.all')}
        </Link>
      </p>
      {!result.data && result.error?.problem.code === 'notFound' ? (
        <EmptyState
          icon="bell"
          title={t('help.news.gone')}
          text={t('help.news.goneText')}
          action={
            <Link className={buttonClass()} to="/news">
              {t('help.news.all')}
            </Link>
          }
        />
      ) : (
        <QueryResults result={result} failed={t('help.news.failed')} skeleton={<Skeleton height={480} />}>
          {(article) => <Article article={article} />}
        </QueryResults>
      )}
    </ContentFrame>
  )
}

function Article({ article }: { article: NewsArticle }) {
  const { language, text: title } = pickText(article.title, useLanguage())
  const { tag } = offeredLanguages[language]
  const html = useSanitizedHtml(pickText(article.body, language).text)
  return (
    <article className="stack gap-4 card content-card news-article" lang={tag}>
      <Picture
        className="news-picture"
        src={article.imgUrl}
        alt=""
        title={title}
        seed={article.newsId}
        priority
        sizes="(min-width: 800px) 740px, 100vw"
        wide
      />
      <NewsDate iso={article.publishedAt} />
      <h1>{title}</h1>
      <p className="quiet news-summary">{pickText(article.summary, language).text}</p>
      {html === undefined ? <Skeleton lines={5} /> : <Prose html={raiseHeadings(html)} language={tag} />}
    </article>
  )
}
