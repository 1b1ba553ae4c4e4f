import type { Deposit } from '@marquee/contracts/cashier/deposit'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeviceInfo } from '../../../browser/use-device-info.ts'
import { useFormat } from '../../../i18n/format.ts'
import { QrDrawing, qrModules } from '../../../player/qr-drawing.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { saveQrPicture } from './save-qr-picture.ts'

/** A QR code to scan with the wallet's app, or to save and open in it; on the phone itself a link to the app. */
export function QrPayment({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { qrText, qrImage, actionUrl, amount, channelName, depositId } = deposit
  const isMobile = useDeviceInfo()?.isMobileOrTablet ?? false
  const label = t('cashier.pay.qr', { method: channelName, amount: amount ? money(amount) : '' })
  return (
    <div className="qr-payment">
      {qrText ? <QrDrawing text={qrText} label={label} /> : <QrPicture src={qrImage} label={label} />}
      <p>{t(isMobile ? 'cashier.pay.scanMobile' : 'cashier.pay.scan')}</p>
      <div className="payment-ways">
        {qrText ? (
          <Button variant="outline" onClick={() => saveQrPicture(qrModules(qrText), `${depositId}.png`)}>
            <Icon name="download" />
            {t('cashier.pay.saveQr')}
          </Button>
        ) : null}
        {actionUrl ? (
          <a
            className={buttonClass({ variant: isMobile ? 'filled' : 'outline' })}
            href={actionUrl}
            rel="noopener"
            target={isMobile ? undefined : '_blank'}
          >
            {t(isMobile ? 'cashier.pay.onThisPhone' : 'cashier.pay.onThisDevice')}
          </a>
        ) : null}
      </div>
    </div>
  )
}

function QrPicture({ src, label }: { src: string; label: string }) {
  const { t } = useTranslation()
  const [isBroken, setBroken] = useState(false)
  if (src === '' || isBroken) return <p>{t('cashier.pay.noQr')}</p>
  return <img className="qr-code" src={src} alt={label} onError={() => setBroken(true)} />
}
