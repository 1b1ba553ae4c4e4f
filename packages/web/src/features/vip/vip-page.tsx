import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import './vip-page.css'
import { AccountSideMenu } from '../../player/account-side-menu.tsx'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { useLoginAddress } from '../../session/use-login-address.ts'
import { useSession } from '../../session/use-session.ts'
import { Button } from '../../ui/button/button.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { VipLevel } from './vip-level.tsx'

/** What VIP levels are and, for a player, their own level and progress (specification, section 9). */
export function VipPage() {
  const { t } = useTranslation(['ui', '_m'])
  const { status } = useSession()
  return (
    <AccountSideMenu page="vip">
      <div className="vip-page">
        <PageHeader icon="crown" title={t('_m:page.vip')} text={t('vip.lead')} />
        {status === 'visitor' ? <VipInvitation /> : <OwnLevel />}
        <section className="vip-rules">
          <h2>{t('vip.rulesTitle')}</h2>
          <p>{t('vip.rules')}</p>
          <p>{t('vip.care')}</p>
        </section>
      </div>
    </AccountSideMenu>
  )
}

function VipInvitation() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="crown"
      title={t('vip.logInTitle')}
      text={t('vip.logInText')}
      action={
        <Link className={buttonClass({ variant: 'tonal' })} to={useLoginAddress()}>
          {t('site.logIn')}
        </Link>
      }
    />
  )
}

function OwnLevel() {
  const { t } = useTranslation()
  const { data, isError, isFetching, refetch } = usePlayerQuery('getVip', {})
  if (data) return <VipLevel vip={data} />
  if (!isError) return <Skeleton className="vip-card-coming" />
  return (
    <EmptyState
      icon="refresh"
      title={t('vip.failed')}
      text={t('vip.failedText')}
      action={
        <Button variant="tonal" busy={isFetching} onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      }
    />
  )
}
