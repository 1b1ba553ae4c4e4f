import type { PromotionDetail } from '@marquee/contracts/areas/promotions/promotions'
import { isOffered } from '@marquee/contracts/pages'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useOperation } from '../../../api/use-operation.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { formDrafts } from '../../../browser/form-drafts.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useClaim } from '../../../player/use-claim.ts'
import { useSession } from '../../../session/session-state.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { showToast } from '../../../ui/feedback/toast.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { ClaimButton } from '../claims/claim-button.tsx'
import { ClaimNotice } from '../claims/claim-notice.tsx'
import { useRefresh } from '../claims/use-refresh.ts'
import { VisitorStep } from '../claims/visitor-step.tsx'
import { isKnownState } from './promotion-state.tsx'

const toastMs = 5_000

/** How a promotion is taken, or why it is not to be taken any more. */
export function PromotionAction({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation()
  const { status } = useSession()
  const { state } = promotion
  if (state === 'ENDED') return <StateNote text={t('promotions.take.ENDED')} />
  if (status === 'unknown') return <Skeleton className="promotion-action-place" />
  if (promotion.action === 'NONE') return <StateNote text={t('promotions.take.NONE')} />
  if (status === 'visitor') {
    return (
      <>
        <p className="promotion-note">{t('promotions.take.visitor')}</p>
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
    <p className="promotion-note" role="status">
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
  const { mutateAsync } = useOperation('claimPromotion', { shownInPlace: true })
  const { claim, state, refusal } = useClaim({
    kind: 'claimPromotion',
    input: { params: { id: promotion.promoId } },
    call: mutateAsync,
    isDone: isKnownState(promotion.state),
    refresh: useRefresh(['listPromotions', 'getPromotion', 'listBonuses']),
    onDone: () => {
      const text = t(action === 'OPT_IN' ? 'promotions.take.tookPart' : 'promotions.take.took')
      showToast({ tone: 'success', text, durationMs: toastMs })
    },
  })
  return (
    <>
      <ClaimButton size="l" block state={state} onClaim={claim}>
        {t(`promotions.take.${action}`)}
      </ClaimButton>
      <ClaimNotice state={state} refusal={refusal} />
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
        <p className="promotion-note num">{t('promotions.take.minimum', { amount: money(minDeposit) })}</p>
      ) : null}
    </>
  )
}
