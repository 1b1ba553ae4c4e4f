import type { PlayerBank } from '@marquee/contracts/areas/banks'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button/button.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Picture } from '../../ui/media/picture.tsx'

const states = { PENDING: 'warning', REJECTED: 'danger', LOCKED: 'danger' } as const
type KnownState = keyof typeof states

const isKnown = (status: string): status is KnownState => Object.hasOwn(states, status)

interface BankCardProps {
  bank: PlayerBank
  imgUrl: string | undefined
  onDefault: () => void
  onRemove: () => void
}

/** One of the player's accounts. */
export function BankCard({ bank, imgUrl, onDefault, onRemove }: BankCardProps) {
  const { t } = useTranslation()
  const { bankName, accountName, accountNumberMasked, isDefault, status } = bank
  const named = { bank: bankName, number: accountNumberMasked }
  return (
    <li className="card bank-card">
      <div className="row wrap gap-2 bank-head">
        <BankMark name={bankName} imgUrl={imgUrl} />
        <h2>{bankName}</h2>
        {isDefault ? (
          <Badge tone="success" icon="check">
            {t('banks.default')}
          </Badge>
        ) : null}
        {isKnown(status) ? <Badge tone={states[status]}>{t(`banks.states.${status}`)}</Badge> : null}
      </div>
      <p className="bank-number num">{accountNumberMasked}</p>
      <p className="muted bank-holder">{accountName}</p>
      {isKnown(status) ? <p className="muted bank-note">{t(`banks.stateTexts.${status}`)}</p> : null}
      <div className="wrap bank-tasks">
        {!isDefault && status === 'ACTIVE' ? (
          <Button
            variant="tonal"
            aria-haspopup="dialog"
            aria-label={t('banks.makeDefaultOf', named)}
            onClick={onDefault}
          >
            {t('banks.makeDefault')}
          </Button>
        ) : null}
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={t('banks.removeOf', named)}
          onClick={onRemove}
        >
          {t('banks.remove')}
        </Button>
      </div>
    </li>
  )
}

/** The logo of a bank, or its initial. */
export function BankMark({ name, imgUrl }: { name: string; imgUrl: string | undefined }) {
  if (imgUrl) return <Picture className="bank-mark" src={imgUrl} alt="" title="" seed={name} />
  return (
    <span className="bank-mark" aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  )
}
