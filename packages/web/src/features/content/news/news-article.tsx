import type { NewsArticle } from '@marquee/contracts/areas/news'
import type { LanguageCode } from '@marquee/contracts/languages'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { ProblemReference } from '../../../brand/problem-reference.tsx'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/state-panel.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { ContentFrame } from '../content-frame.tsx'
import { raiseHeadings } from '../texts/article.ts'
import { Prose } from '../texts/prose.tsx'
import { useSanitizedHtml } from '../texts/use-sanitized-html.ts'
import './news.css'
import { NewsDate } from './news-list.tsx'
import { useNewsTexts } from './use-news-texts.ts'

/** One article, with the way back to all news. */
export function NewsArticleView({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(query('getNews', { params: { id } }))
  return (
    <ContentFrame page="news">
      <p>
        <Link className="news-back" to="/news">
          <Icon name="chevron-left" />
          {t('help.news.all')}
        </Link>
      </p>
      {data ? (
        <Article article={data} />
      ) : error?.problem.code === 'notFound' ? (
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
      ) : error ? (
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
      ) : (
        <Skeleton className="news-place" />
      )}
    </ContentFrame>
  )
}

function Article({ article }: { article: NewsArticle }) {
  const { code, tag, title, summary } = useNewsTexts(article)
  const bodies: Record<LanguageCode, string> = {
    EN: article.bodyEn,
    PHP: article.bodyLocal,
    CN: article.bodyCn,
  }
  const html = useSanitizedHtml(bodies[code] || article.bodyEn || article.bodyLocal)
  return (
    <article className="content-card news-article" lang={tag}>
      <Picture
        className="news-picture"
        src={article.imgUrl}
        alt=""
        title={title}
        seed={article.newsId}
        priority
        sizes="(min-width: 800px) 740px, 100vw"
      />
      <NewsDate iso={article.publishedAt} />
      <h1>{title}</h1>
      <p className="news-summary">{summary}</p>
      {html === undefined ? <Skeleton lines={5} /> : <Prose html={raiseHeadings(html)} language={tag} />}
    </article>
  )
}
