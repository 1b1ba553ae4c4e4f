import type { DepositOffer } from '@marquee/contracts/areas/cashier/deposit-methods'
import type { Money } from '@marquee/contracts/money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { useLocalText } from '../../../i18n/use-local-text.ts'
import '../../../ui/form/choice.css'
import './bonus-choice.css'

interface BonusChoiceProps {
  offers: readonly DepositOffer[]
  /** The promotion's id; empty for no bonus. */
  chosen: string
  /** What has to be bet with each choice: without a bonus, and by promotion. */
  turnoverOf: (promoId: string) => Money | undefined
  onChoose: (promoId: string) => void
}

/** The bonuses that the deposit may take, with what each costs in plain words. None is chosen for the player. */
export function BonusChoice({ offers, chosen, turnoverOf, onChoose }: BonusChoiceProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const localText = useLocalText()
  const option = (promoId: string, title: string, text: string) => (
    <label key={promoId} className="choice bonus-option">
      <input
        type="radio"
        name="promoId"
        value={promoId}
        checked={chosen === promoId}
        onChange={() => onChoose(promoId)}
      />
      <span className="choice-dot bonus-dot" />
      <span className="bonus-title">{title}</span>
      <span className="bonus-text">{text}</span>
    </label>
  )
  const turnoverText = (promoId: string) => {
    const turnover = turnoverOf(promoId)
    return turnover ? money(turnover) : ''
  }
  return (
    <fieldset className="choices bonus-choice">
      <legend>{t('cashier.bonus.title')}</legend>
      {option('', t('cashier.bonus.none'), t('cashier.bonus.noneText', { turnover: turnoverText('') }))}
      {offers.map(({ promoId, title, titleLocal, titleCn, bonusPreview }) =>
        option(
          promoId,
          localText(title, titleLocal, titleCn),
          t('cashier.bonus.text', { bonus: money(bonusPreview), turnover: turnoverText(promoId) }),
        ),
      )}
    </fieldset>
  )
}
