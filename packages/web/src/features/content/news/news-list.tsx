import type { NewsItem } from '@marquee/contracts/areas/news'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { ProblemReference } from '../../../brand/problem-reference.tsx'
import { useStartup } from '../../../brand/startup-context.ts'
import { siteDay, useDayFormat } from '../../../i18n/site-day.ts'
import { usePaginationTexts } from '../../../player/use-pagination-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/state-panel.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { ContentFrame } from '../content-frame.tsx'
import './news.css'
import { newsAddress } from './news-address.ts'
import { useNewsTexts } from './use-news-texts.ts'

/** A page of the list of news, latest first. */
export function NewsList({ page }: { page: number }) {
  const { t } = useTranslation(['ui', '_m'])
  const { site } = useStartup()
  return (
    <ContentFrame page="news">
      <PageHeader icon="bell" title={t('_m:page.news')} text={t('help.news.lead', { site: site.siteName })} />
      <Items page={page} />
    </ContentFrame>
  )
}

function Items({ page }: { page: number }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(query('listNews', { query: { page } }))
  const texts = usePaginationTexts(t('help.news.pages'))
  if (!data) {
    if (!error) return <Skeleton className="news-place" />
    return (
      <ErrorState
        title={t('help.news.failed')}
        text={t('app.serverHelp')}
        reference={<ProblemReference reference={error.problem.reference} />}
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t('app.retry')}
          </Button>
        }
      />
    )
  }
  if (data.items.length === 0) {
    return <EmptyState icon="bell" title={t('help.news.empty')} text={t('help.news.emptyText')} />
  }
  return (
    <>
      <ul className="news-list">
        {data.items.map((item, index) => (
          <Item key={item.newsId} item={item} isFirst={index === 0 && page === 1} />
        ))}
      </ul>
      <Pagination
        page={page}
        total={data.total}
        perPage={data.perPage}
        texts={texts}
        href="/news?page=[page]"
        link={({ href, ...props }) => <Link to={href} {...props} />}
      />
    </>
  )
}

function Item({ item, isFirst }: { item: NewsItem; isFirst: boolean }) {
  const { tag, title, summary } = useNewsTexts(item)
  return (
    <li lang={tag}>
      <Picture
        className="news-picture"
        src={item.imgUrl}
        alt=""
        title={title}
        seed={item.newsId}
        priority={isFirst}
        sizes="(min-width: 640px) 240px, 100vw"
      />
      <div className="news-words">
        <NewsDate iso={item.publishedAt} />
        <h2>
          <Link to={newsAddress(item.newsId)}>{title}</Link>
        </h2>
        <p>{summary}</p>
      </div>
    </li>
  )
}

/** The day on which something was published. */
export function NewsDate({ iso }: { iso: string }) {
  const day = useDayFormat()
  const at = Date.parse(iso)
  if (Number.isNaN(at)) return null
  return (
    <time className="news-date" dateTime={iso}>
      {day(siteDay(at))}
    </time>
  )
}
