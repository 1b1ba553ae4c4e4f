import type { Bonus } from '@marquee/contracts/areas/promotions/bonuses'
import { useTranslation } from 'react-i18next'
import { useOperation } from '../../api/use-operation.ts'
import { useFormat } from '../../i18n/format.ts'
import { ClaimButton } from '../../player/claims/claim-button.tsx'
import { ClaimNotice } from '../../player/claims/claim-notice.tsx'
import { useRefresh } from '../../player/claims/use-refresh.ts'
import { useClaim } from '../../player/use-claim.ts'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'

const toastMs = 8_000

interface ForfeitDialogProps {
  bonus: Bonus
  title: string
  isOpen: boolean
  onClose: () => void
}

/** Says exactly what giving a bonus up costs; its button names it too. Afterwards a message says what was removed. */
export function ForfeitDialog({ bonus, title, isOpen, onClose }: ForfeitDialogProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { mutateAsync } = useOperation('forfeitBonus', { shownInPlace: true })
  const { claim, state, refusal } = useClaim({
    kind: 'forfeitBonus',
    input: { params: { id: bonus.bonusId } },
    call: mutateAsync,
    isDone: bonus.status !== 'ACTIVE' && bonus.status !== 'PENDING',
    refresh: useRefresh(['listBonuses', 'listPromotions', 'getPromotion', 'getWithdrawalInfo']),
    onDone: ({ removedAmount }) => {
      const text = removedAmount
        ? t('bonuses.forfeited', { amount: money(removedAmount), title })
        : t('bonuses.forfeitedUnknown', { title })
      showToast({ tone: 'info', text, durationMs: toastMs })
      onClose()
    },
  })
  const loses = bonus.forfeitAmount ? money(bonus.forfeitAmount) : undefined
  return (
    <Dialog
      open={isOpen}
      title={t('bonuses.forfeitTitle', { title })}
      onClose={onClose}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('bonuses.keep')}
          </Button>
          <ClaimButton state={state} onClaim={claim}>
            {loses === undefined
              ? t('bonuses.forfeitYesUnknown')
              : t('bonuses.forfeitYes', { amount: loses })}
          </ClaimButton>
        </>
      }
    >
      <div className="forfeit">
        <p className="forfeit-loss">
          {loses === undefined ? t('bonuses.forfeitUnknown') : t('bonuses.forfeitLoses', { amount: loses })}
        </p>
        <p>{t('bonuses.forfeitKeeps', { amount: money(bonus.turnoverRemaining) })}</p>
        <ClaimNotice state={state} refusal={refusal} />
      </div>
    </Dialog>
  )
}
