import type { PromotionDetail } from '@marquee/contracts/areas/promotions/promotions'
import { isOffered } from '@marquee/contracts/pages'
import { Link } from 'react-router'
import { useOperation } from '../../api/use-operation.ts'
import { PageHeader } from '../../brand/pages/page-header.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { formDrafts } from '../../browser/form-drafts.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ClaimButton, ClaimNotice, useRefresh } from '../../player/claims/claim-button.tsx'
import { RewardResults, useMaySuggestDeposits } from '../../player/claims/reward-results.tsx'
import { VisitorStep } from '../../player/claims/rewards-frame.tsx'
import { LinkAbove } from '../../player/link-above.tsx'
import { useClaim } from '../../player/use-claim.ts'
import { useOwnQuery } from '../../player/use-own-query.ts'
import { useSession } from '../../session/session-state.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import {
  isKnownState,
  PromotionDates,
  PromotionState,
  useKindName,
  usePromotionTexts,
} from './promotion-card.tsx'
import { PromotionCost } from './promotion-cost.tsx'
import { PromotionGames, PromotionLimits, PromotionRules, PromotionTerms } from './promotion-terms.tsx'
import { asksForDeposit } from './visible-promotions.ts'

/** One promotion: what it gives, what it costs, who can take it, and the way to take it. */
export function PromotionView({ promoId }: { promoId: string }) {
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
        {(promotion) => <Promotion promotion={promotion} />}
      </RewardResults>
    </>
  )
}

function NoPromotion({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation(['ui', '_m'])
  return (
    <>
      <PageHeader page="promotions" />
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

function Promotion({ promotion }: { promotion: PromotionDetail }) {
  const { title, short } = usePromotionTexts()(promotion)
  const kindName = useKindName()
  return (
    <article className="stack gap-5 promotion">
      <Picture
        className="promotion-hero"
        src={promotion.imgUrl}
        alt=""
        title={title}
        seed={promotion.promoId}
        priority
        sizes="(min-width: 1100px) 1040px, 100vw"
        wide
      />
      <header className="stack gap-2">
        <p className="accent strong row wrap gap-2 offer-kind">
          <span>{kindName(promotion.category)}</span>
          <PromotionState state={promotion.state} />
        </p>
        <h1>{title}</h1>
        <p className="quiet">{short}</p>
      </header>
      <div className="stack card reward-card promotion-take">
        <PromotionAction promotion={promotion} />
        <PromotionDates promotion={promotion} />
      </div>
      <div className="stack gap-5 promotion-parts">
        <PromotionCost promotion={promotion} />
        <PromotionGames promotion={promotion} />
        <PromotionLimits promotion={promotion} />
        <PromotionRules rules={promotion.eligibility} />
        <PromotionTerms promotion={promotion} />
      </div>
    </article>
  )
}

function PromotionPlace() {
  return (
    <div className="stack gap-5 promotion" aria-busy="true">
      <Skeleton className="promotion-hero" />
      <Skeleton lines={3} />
      <Skeleton height={120} />
      <Skeleton height={360} />
    </div>
  )
}

/** How a promotion is taken, or why it is not to be taken any more. */
function PromotionAction({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation()
  const { status } = useSession()
  const { state } = promotion
  if (state === 'ENDED') return <StateNote text={t('promotions.take.ENDED')} />
  if (status === 'unknown') return <Skeleton height={52} />
  if (promotion.action === 'NONE') return <StateNote text={t('promotions.take.NONE')} />
  if (status === 'visitor') {
    return (
      <>
        <p className="muted">{t('promotions.take.visitor')}</p>
        <VisitorStep block />
      </>
    )
  }
  if (isKnownState(state)) {
    return (
      <>
        <StateNote text={t(`promotions.take.${state}`)} />
        {state === 'CLAIMED' || state === 'COMPLETED' ? (
          <Link className={buttonClass({ variant: 'tonal', block: true })} to="/promotions?view=bonuses">
            {t('promotions.take.seeBonuses')}
          </Link>
        ) : null}
      </>
    )
  }
  return promotion.action === 'CLAIM' || promotion.action === 'OPT_IN' ? (
    <TakePromotion promotion={promotion} action={promotion.action} />
  ) : (
    <LeadOn promotion={promotion} />
  )
}

function StateNote({ text }: { text: string }) {
  return (
    <p className="muted" role="status">
      {text}
    </p>
  )
}

interface TakePromotionProps {
  promotion: PromotionDetail
  action: 'CLAIM' | 'OPT_IN'
}

function TakePromotion({ promotion, action }: TakePromotionProps) {
  const { t } = useTranslation()
  const { mutateAsync } = useOperation('claimPromotion')
  const { claim, state, notice } = useClaim({
    kind: 'claimPromotion',
    input: { params: { id: promotion.promoId } },
    call: mutateAsync,
    isDone: isKnownState(promotion.state),
    refresh: useRefresh(['listPromotions', 'getPromotion', 'listBonuses']),
    onDone: () => {
      const text = t(action === 'OPT_IN' ? 'promotions.take.tookPart' : 'promotions.take.took')
      showToast({ tone: 'success', text })
    },
  })
  return (
    <>
      <ClaimButton size="l" block state={state} onClaim={claim}>
        {t(`promotions.take.${action}`)}
      </ClaimButton>
      <ClaimNotice {...notice} />
    </>
  )
}

/** Leads to the deposit form, in which the promotion is chosen, or to the games. */
function LeadOn({ promotion: { action, promoId, minDeposit } }: { promotion: PromotionDetail }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { capabilities } = useStartup()
  const isDeposit = action === 'DEPOSIT'
  const owner = useSession().player?.accountId ?? ''
  const chooseForDeposit = () =>
    formDrafts.save(owner, 'deposit', { ...formDrafts.read(owner, 'deposit'), promoId })
  if (!isOffered(isDeposit ? 'deposit' : 'hot', capabilities)) return null
  return (
    <>
      <Link
        className={buttonClass({ size: 'l', block: true })}
        to={isDeposit ? '/deposit' : '/hot'}
        onClick={isDeposit ? chooseForDeposit : undefined}
      >
        {t(isDeposit ? 'promotions.take.DEPOSIT' : 'promotions.take.LINK')}
        <Icon name="chevron-right" />
      </Link>
      {isDeposit && minDeposit ? (
        <p className="muted num">{t('promotions.take.minimum', { amount: money(minDeposit) })}</p>
      ) : null}
    </>
  )
}
