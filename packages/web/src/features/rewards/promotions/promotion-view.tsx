import type { PromotionDetail } from '@marquee/contracts/areas/promotions/promotions'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LinkAbove } from '../../../player/link-above.tsx'
import { pageIcon } from '../../../player/page-icon.ts'
import { useOwnQuery } from '../../../player/use-own-query.ts'
import { useSession } from '../../../session/session-state.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../ui/feedback/state-panel.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { RewardResults } from '../claims/reward-results.tsx'
import { useMaySuggestDeposits } from '../claims/use-may-suggest-deposits.ts'
import { PromotionAction } from './promotion-action.tsx'
import { PromotionDates } from './promotion-card.tsx'
import { PromotionCost } from './promotion-cost.tsx'
import { PromotionState } from './promotion-state.tsx'
import {
  type BodyComponent,
  PromotionGames,
  PromotionLimits,
  PromotionRules,
  PromotionTerms,
} from './promotion-terms.tsx'
import { useKindName, usePromotionTexts } from './promotion-texts.ts'
import { asksForDeposit } from './visible-promotions.ts'

interface PromotionViewProps {
  promoId: string
  Body: BodyComponent
}

/** One promotion: what it gives, what it costs, who can take it, and the way to take it. */
export function PromotionView({ promoId, Body }: PromotionViewProps) {
  const { t } = useTranslation()
  const result = useOwnQuery('getPromotion', { params: { id: promoId } })
  const isPlayer = useSession().status === 'player'
  const maySuggest = useMaySuggestDeposits()
  if (!result.data && result.error?.problem.code === 'notFound')
    return <NoPromotion title={t('promotions.gone')} text={t('promotions.goneText')} />
  if (isPlayer && maySuggest === false && result.data && asksForDeposit(result.data))
    return <NoPromotion title={t('promotions.hidden')} text={t('promotions.hiddenText')} />
  return (
    <>
      <LinkAbove to="/promotions">{t('promotions.seeAll')}</LinkAbove>
      <RewardResults result={result} skeleton={<PromotionPlace />}>
        {(promotion) => <Promotion promotion={promotion} Body={Body} />}
      </RewardResults>
    </>
  )
}

function NoPromotion({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation(['ui', '_m'])
  return (
    <>
      <PageHeader icon={pageIcon('promotions')} title={t('_m:page.promotions')} />
      <EmptyState
        icon="gift"
        title={title}
        text={text}
        action={
          <Link className={buttonClass({ variant: 'tonal' })} to="/promotions">
            {t('promotions.seeAll')}
          </Link>
        }
      />
    </>
  )
}

function Promotion({ promotion, Body }: { promotion: PromotionDetail; Body: BodyComponent }) {
  const { title, short } = usePromotionTexts()(promotion)
  const kindName = useKindName()
  return (
    <article className="promotion">
      <Picture
        className="promotion-hero"
        src={promotion.imgUrl}
        alt=""
        title={title}
        seed={promotion.promoId}
        priority
        sizes="(min-width: 1100px) 1040px, 100vw"
      />
      <header className="promotion-head">
        <p className="offer-kind">
          <span>{kindName(promotion.category)}</span>
          <PromotionState state={promotion.state} />
        </p>
        <h1>{title}</h1>
        <p className="promotion-short">{short}</p>
      </header>
      <div className="reward-card promotion-take">
        <PromotionAction promotion={promotion} />
        <PromotionDates promotion={promotion} />
      </div>
      <div className="promotion-parts">
        <PromotionCost promotion={promotion} />
        <PromotionGames promotion={promotion} />
        <PromotionLimits promotion={promotion} />
        <PromotionRules rules={promotion.eligibility} />
        <PromotionTerms promotion={promotion} Body={Body} />
      </div>
    </article>
  )
}

function PromotionPlace() {
  return (
    <div className="promotion" aria-busy="true">
      <Skeleton className="promotion-hero" />
      <Skeleton lines={3} />
      <Skeleton className="reward-place" />
      <Skeleton className="offer-place" />
    </div>
  )
}
