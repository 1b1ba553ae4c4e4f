import type { Promotion } from '@marquee/contracts/areas/promotions/promotions'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../i18n/use-local-text.ts'

const kinds = ['WELCOME', 'DEPOSIT', 'REBATE', 'CASHBACK', 'FREE_SPIN', 'EVENT', 'VIP'] as const

/** A function that writes a promotion's texts in the page's language. */
export function usePromotionTexts() {
  const local = useLocalText()
  return ({ titleEn, titleLocal, titleCn, shortEn, shortLocal, shortCn }: Promotion) => ({
    title: local(titleEn, titleLocal, titleCn),
    short: local(shortEn, shortLocal, shortCn),
  })
}

/** A function that writes the name of a category; one of the platform's own, as it is. */
export function useKindName(): (category: string) => string {
  const { t } = useTranslation()
  return (category) => {
    const kind = kinds.find((known) => known === category)
    return kind ? t(`promotions.kinds.${kind}`) : category
  }
}

/** The address of a promotion's own page. */
export const promotionAddress = (promoId: string): string =>
  `/promotions?${new URLSearchParams({ id: promoId })}`
