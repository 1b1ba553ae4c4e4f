import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import type { LeavingForm } from '@marquee/contracts/leaving-form'
import type { i18n } from 'i18next'

/**
 * The form by which the page that leaves sends a deposit's fields to its payment page.
 *
 * @param method its name in the page's language
 */
export function paymentForm(
  { actionUrl, actionFields }: Deposit,
  method: string,
  { t, language }: i18n,
): LeavingForm {
  return {
    action: actionUrl,
    fields: actionFields,
    language,
    title: t('ui:cashier.pay.leaving', { method }),
    button: t('ui:cashier.pay.go', { method }),
    refused: t('ui:cashier.pay.refused', { method }),
    back: t('ui:cashier.pay.backToDeposit'),
  }
}
