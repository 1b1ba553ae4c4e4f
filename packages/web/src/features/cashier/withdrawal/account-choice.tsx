import type { PlayerBank } from '@marquee/contracts/areas/banks'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import '../../../ui/form/choice.css'
import './account-choice.css'

interface AccountChoiceProps {
  banks: readonly PlayerBank[]
  /** The id of the chosen account; empty for none. */
  chosen: string
  canAdd: boolean
  error: string | undefined
  onChoose: (bankId: string) => void
}

/** The player's own accounts, of which one is chosen. One that the platform has not released cannot be. */
export function AccountChoice({ banks, chosen, canAdd, error, onChoose }: AccountChoiceProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="choices account-choice">
      <legend>{t('cashier.account.title')}</legend>
      {banks.map(({ bankId, bankName, accountName, accountNumberMasked, isDefault, status }) => (
        <label key={bankId} className="choice account-option">
          <input
            type="radio"
            name="bankId"
            value={bankId}
            checked={bankId === chosen}
            disabled={status !== 'ACTIVE'}
            onChange={() => onChoose(bankId)}
          />
          <span className="choice-dot" />
          <span className="account-words">
            <strong>
              {bankName} <span className="num cashier-number">{accountNumberMasked}</span>
            </strong>
            <span>{accountName}</span>
          </span>
          {status !== 'ACTIVE' ? (
            <Badge tone="warning">{t('cashier.account.notActive')}</Badge>
          ) : isDefault ? (
            <Badge>{t('cashier.account.default')}</Badge>
          ) : null}
        </label>
      ))}
      {error ? (
        <p className="field-note field-error" role="alert">
          <Icon name="warning" />
          {error}
        </p>
      ) : null}
      {canAdd ? (
        <Link className="account-add" to="/add-bank?next=/withdrawal">
          <Icon name="plus" />
          {t('cashier.account.add')}
        </Link>
      ) : null}
    </fieldset>
  )
}
