import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { importChunk, lazyComponent } from '../../../browser/import-chunk.ts'
import { useDeviceInfo } from '../../../browser/use-device-info.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
// Gives the code its place before it is drawn, so that nothing below moves under a finger.
import '../../../player/qr-drawing.css'

// Only some methods draw a code, and the library that does is not small.
const QrDrawing = lazyComponent(async () => (await import('../../../player/qr-drawing.tsx')).QrDrawing)

/** A QR code to scan with the wallet's app, or to save and open in it; on the phone itself a link to the app. */
export function QrPayment({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { qrText, qrImage, actionUrl, amount, channelName, depositId } = deposit
  const isMobile = useDeviceInfo()?.isMobileOrTablet ?? false
  const label = t('cashier.pay.qr', { method: channelName, amount: amount ? money(amount) : '' })
  return (
    <div className="qr-payment">
      {qrText ? (
        <Suspense fallback={<Skeleton className="qr-code" />}>
          <QrDrawing text={qrText} label={label} />
        </Suspense>
      ) : (
        <QrPicture src={qrImage} label={label} />
      )}
      <p>{t(isMobile ? 'cashier.pay.scanMobile' : 'cashier.pay.scan')}</p>
      <div className="cashier-ways">
        {qrText ? (
          <Button variant="outline" onClick={() => void saveQr(qrText, `${depositId}.png`)}>
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

async function saveQr(text: string, fileName: string): Promise<void> {
  const { saveQrPicture } = await importChunk(import('./save-qr-picture.ts'))
  saveQrPicture(text, fileName)
}

function QrPicture({ src, label }: { src: string; label: string }) {
  const { t } = useTranslation()
  const [isBroken, setBroken] = useState(false)
  if (src === '' || isBroken) return <p>{t('cashier.pay.noQr')}</p>
  return <img className="qr-code" src={src} alt={label} onError={() => setBroken(true)} />
}
