import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import './content.css'
import { ProblemReference } from '../../../brand/problem-reference.tsx'
import { useStartup } from '../../../brand/startup-context.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/state-panel.tsx'
import type { ContentView } from './use-content.ts'

/** Stands in for a text that is loading, failed or empty. */
export function ContentNotice({ view }: { view: Exclude<ContentView, { kind: 'article' }> }): ReactNode {
  const { t } = useTranslation(['ui', '_m'])
  const { site } = useStartup()
  if (view.kind === 'loading') return <ContentSkeleton />
  if (view.kind === 'empty') {
    return (
      <EmptyState
        icon="info"
        title={t('content.empty.title', { site: site.siteName })}
        text={t('content.empty.text')}
        action={
          <Link className={buttonClass({ variant: 'tonal' })} to="/contact-us">
            {t('_m:page.contact-us')}
          </Link>
        }
      />
    )
  }
  return (
    <ErrorState
      title={t('content.failed.title')}
      text={t('content.failed.text')}
      reference={<ProblemReference reference={view.error.problem.reference} />}
      action={
        <Button variant="tonal" busy={view.busy} onClick={view.retry}>
          {t('app.retry')}
        </Button>
      }
    />
  )
}

function ContentSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="content-skeleton" aria-busy="true">
      <span className="visually-hidden">{t('content.loading')}</span>
      <Skeleton lines={4} />
      <Skeleton lines={5} />
      <Skeleton lines={4} />
    </div>
  )
}
