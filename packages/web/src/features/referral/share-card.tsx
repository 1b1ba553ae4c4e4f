import type { ResponseOf } from '@marquee/contracts/operations'
import { useTranslation } from 'react-i18next'
import { useStartup } from '../../brand/startup-context.ts'
import { useClientValue } from '../../browser/use-client-value.ts'
import { QrDrawing } from '../../player/qr-drawing.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CopyLine } from '../../ui/layout/copy-line.tsx'
import { Icon } from '../../ui/media/icon.tsx'

/** The player's link, to copy, to share with the device's own sheet, or to scan. */
export function ShareCard({ referral }: { referral: ResponseOf<'getReferral'> }) {
  const { t } = useTranslation()
  const { referralCode, referralLink, qrText } = referral
  return (
    <section className="reward-card referral-share">
      <div className="referral-ways">
        <dl className="referral-link">
          <Line label={t('referral.link')} value={referralLink} />
          <Line label={t('referral.code')} value={referralCode} />
        </dl>
        <ShareButton link={referralLink} />
        <p className="referral-note">{t('referral.memory')}</p>
      </div>
      <figure className="referral-qr">
        <QrDrawing text={qrText || referralLink} label={t('referral.qr')} />
        <figcaption>{t('referral.qrText')}</figcaption>
      </figure>
    </section>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  const { t } = useTranslation()
  return <CopyLine label={label} value={value} copyLabel={t('app.copy')} copiedLabel={t('app.copied')} />
}

function ShareButton({ link }: { link: string }) {
  const { t } = useTranslation()
  const { siteName } = useStartup().site
  const canShare = useClientValue(typeof navigator !== 'undefined' && 'share' in navigator, false)
  if (!canShare) return null
  const share = () =>
    // The sheet was closed without a choice, or the browser refused it: the link can still be copied.
    navigator
      .share({
        title: t('referral.shareTitle', { site: siteName }),
        text: t('referral.shareText'),
        url: link,
      })
      .catch(() => {})
  return (
    <Button size="l" block onClick={() => void share()}>
      <Icon name="external" />
      {t('referral.share')}
    </Button>
  )
}
