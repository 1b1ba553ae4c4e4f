import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { BannerRow } from '../../../player/banners/banner-row.tsx'
import { useSession } from '../../../session/session-state.ts'
import { Bonuses } from '../bonuses/bonuses.tsx'
import { RewardsFrame } from '../claims/rewards-frame.tsx'
import { VisitorStep } from '../claims/visitor-step.tsx'
import { CodeForm } from './code-form.tsx'
import { PromotionList } from './promotion-list.tsx'
import type { BodyComponent } from './promotion-terms.tsx'
import { PromotionView } from './promotion-view.tsx'
import './promotions.css'
import './promotion.css'

/** Promotions: the list, one of them (`?id=`), and the player's own bonuses (`?view=bonuses`). */
export function PromotionsPage({ Body }: { Body: BodyComponent }) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const id = search.get('id')
  if (id) {
    return (
      <RewardsFrame page="promotions">
        <PromotionView key={id} promoId={id} Body={Body} />
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
        <OwnBonuses />
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

function OwnBonuses() {
  const { status } = useSession()
  if (status === 'visitor') return <VisitorStep />
  return (
    <>
      <CodeForm />
      <Bonuses />
    </>
  )
}
