import { Suspense } from 'react'
import { Link, useSearchParams } from 'react-router'
import { lazyComponent } from '../../browser/import-chunk.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BannerRow } from '../../player/banners/banner-row.tsx'
import { RewardsFrame } from '../../player/claims/rewards-frame.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PromotionList } from './promotion-list.tsx'
import { PromotionView } from './promotion-view.tsx'
import './promotions-page.css'

// Most visits see the list, or one promotion.
const OwnBonuses = lazyComponent(async () => (await import('./own-bonuses.tsx')).OwnBonuses)

/** Promotions: the list, one of them (`?id=`), and the player's own bonuses (`?view=bonuses`). */
export function Page() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const id = search.get('id')
  if (id) {
    return (
      <RewardsFrame page="promotions">
        <PromotionView key={id} promoId={id} />
      </RewardsFrame>
    )
  }
  const isOwn = search.get('view') === 'bonuses'
  return (
    <RewardsFrame page="promotions" text={t('promotions.lead')}>
      <nav className="reward-views" aria-label={t('promotions.views')}>
        <View to="/promotions" isCurrent={!isOwn} text={t('promotions.all')} />
        <View to="/promotions?view=bonuses" isCurrent={isOwn} text={t('promotions.own')} />
      </nav>
      {isOwn ? (
        <Suspense fallback={<Skeleton lines={6} />}>
          <OwnBonuses />
        </Suspense>
      ) : (
        <>
          <BannerRow position="promotions" />
          <PromotionList />
        </>
      )}
    </RewardsFrame>
  )
}

function View({ to, isCurrent, text }: { to: string; isCurrent: boolean; text: string }) {
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
      {text}
    </Link>
  )
}
