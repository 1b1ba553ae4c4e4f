import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeviceInfo } from '../../../browser/use-device-info.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'

/** Sends the platform's fields to the payment page: in this tab on a phone, in a new one on a desktop. */
export function PaymentForm({ deposit: { actionUrl, actionFields, channelName } }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const isDesktop = useDeviceInfo()?.isDesktop ?? false
  const [isOpened, setOpened] = useState(false)
  if (actionUrl === '') return null
  const fields = Object.entries(actionFields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
  return (
    <>
      <form
        action={actionUrl}
        method="post"
        target={isDesktop ? '_blank' : undefined}
        rel="noopener"
        onSubmit={() => setOpened(isDesktop)}
      >
        {fields}
        <Button type="submit" size="l" block>
          {t('cashier.pay.go', { method: channelName })}
          {isDesktop ? <Icon name="external" /> : null}
        </Button>
      </form>
      {isOpened ? (
        <form action={actionUrl} method="post">
          {fields}
          <p className="payment-note" role="status">
            {t('cashier.pay.opened')}{' '}
            <button type="submit" className="payment-open-here">
              {t('cashier.pay.openHere')}
            </button>
          </p>
        </form>
      ) : null}
    </>
  )
}
