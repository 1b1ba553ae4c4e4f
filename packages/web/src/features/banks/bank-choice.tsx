import type { Bank } from '@marquee/contracts/areas/banks'
import { useId, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { SearchField } from '../../ui/form/search-field.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { isWallet } from './bank-fields.ts'
import '../../ui/form/choice.css'
import { BankMark } from './bank-card.tsx'
import './bank-choice.css'

// Fewer are seen at a glance.
const searchFrom = 9

interface BankChoiceProps {
  banks: readonly Bank[]
  field: { name: string; error: string | undefined; onChange: () => void }
}

/** Chooses a bank or e-wallet. One that the search does not match is hidden, but stays chosen. */
export function BankChoice({ banks, field }: BankChoiceProps) {
  const { t } = useTranslation()
  const noteId = useId()
  const [words, setWords] = useState('')
  const wanted = words.trim().toLowerCase()
  const isFound = ({ bankName, bankCode }: Bank) => `${bankName} ${bankCode}`.toLowerCase().includes(wanted)
  const groups = [
    { title: t('banks.wallets'), banks: banks.filter(isWallet) },
    { title: t('banks.banks'), banks: banks.filter((bank) => !isWallet(bank)) },
  ]
  return (
    <fieldset className="field bank-choice" aria-describedby={field.error ? noteId : undefined}>
      <legend className="field-label">{t('banks.choose')}</legend>
      {banks.length >= searchFrom ? (
        <SearchField
          label={t('banks.search')}
          clearLabel={t('games.clearSearch')}
          value={words}
          onValue={setWords}
          // The form is not sent by a search.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      ) : null}
      {groups.map((group) => (
        <div key={group.title} hidden={!group.banks.some(isFound)}>
          <p className="fine bank-group">{group.title}</p>
          <div className="bank-options">
            {group.banks.map((bank) => (
              <Option key={bank.bankCode} bank={bank} field={field} isHidden={!isFound(bank)} />
            ))}
          </div>
        </div>
      ))}
      {banks.some(isFound) ? null : (
        <p className="field-note" role="status">
          {t('banks.noneFound', { words: words.trim() })}
        </p>
      )}
      {field.error ? (
        <p className="field-note field-error" id={noteId} role="alert">
          <Icon name="warning" />
          {field.error}
        </p>
      ) : null}
    </fieldset>
  )
}

interface OptionProps extends Pick<BankChoiceProps, 'field'> {
  bank: Bank
  isHidden: boolean
}

function Option({ bank, field, isHidden }: OptionProps) {
  const { t } = useTranslation()
  return (
    <label className="row gap-2 choice bank-option" hidden={isHidden}>
      <input
        type="radio"
        name={field.name}
        value={bank.bankCode}
        disabled={bank.isMaintenance}
        aria-invalid={field.error ? true : undefined}
        onChange={field.onChange}
      />
      <BankMark name={bank.bankName} imgUrl={bank.imgUrl} />
      <span>
        {bank.bankName}
        {bank.isMaintenance ? <small>{t('banks.maintenance')}</small> : null}
      </span>
    </label>
  )
}
