import type { Deposit } from '@marquee/contracts/cashier/deposit'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import { useDeviceInfo } from '../../../browser/use-device-info.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { saveQrPicture } from './save-qr-picture.ts'

// The quiet zone that scanners need (ISO/IEC 18004).
const border = 4

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
      <div className="cashier-ways">
        {qrText ? (
          <Button variant="outline" onClick={() => saveQrPicture(modulesOf(qrText), `${depositId}.png`)}>
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

const modulesOf = (text: string) => encode(text, { ecc: 'M', border }).data

function QrDrawing({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const modules = modulesOf(text)
    const dark = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    return { size: modules.length, path: dark.join('') }
  }, [text])
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  )
}

function QrPicture({ src, label }: { src: string; label: string }) {
  const { t } = useTranslation()
  const [isBroken, setBroken] = useState(false)
  if (src === '' || isBroken) return <p>{t('cashier.pay.noQr')}</p>
  return <img className="qr-code" src={src} alt={label} onError={() => setBroken(true)} />
}
