import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeviceInfo } from '../../../browser/use-device-info.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

/**
 * Leads to the payment page: in this tab on a phone, in a new one on a desktop. A link that the player presses is never
 * blocked; where nothing opened all the same, a second link opens the page here.
 */
export function PaymentLink({ deposit: { actionUrl, channelName } }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const isDesktop = useDeviceInfo()?.isDesktop ?? false
  const [isOpened, setOpened] = useState(false)
  if (actionUrl === '') return null
  return (
    <>
      <a
        className={buttonClass({ size: 'l', block: true })}
        href={actionUrl}
        rel="noopener"
        target={isDesktop ? '_blank' : undefined}
        onClick={() => setOpened(isDesktop)}
      >
        {t('cashier.pay.go', { method: channelName })}
        {isDesktop ? <Icon name="external" /> : null}
      </a>
      {isOpened ? (
        <p className="payment-note" role="status">
          {t('cashier.pay.opened')} <a href={actionUrl}>{t('cashier.pay.openHere')}</a>
        </p>
      ) : null}
    </>
  )
}
