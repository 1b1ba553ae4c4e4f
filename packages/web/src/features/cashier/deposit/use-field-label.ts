import type { DepositField } from '@marquee/contracts/areas/cashier/deposit-methods'
import { useTranslation } from 'react-i18next'

/** Returns the label of a method's field: our text for its key, or the key itself, which is the platform's own label. */
export function useFieldLabel(): (field: Pick<DepositField, 'labelKey' | 'name'>) => string {
  const { t, i18n } = useTranslation()
  return ({ labelKey, name }) => {
    const key = `cashier.fields.${labelKey}`
    return i18n.exists(key, { ns: 'ui' }) ? t(key as 'cashier.fields.choose') : labelKey || name
  }
}
