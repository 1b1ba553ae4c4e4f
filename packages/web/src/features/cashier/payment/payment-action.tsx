import type { DepositMethod } from '@marquee/contracts/areas/cashier/deposit-methods'
import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import { leavingPath } from '@marquee/contracts/leaving-form'
import { type ComponentType, Suspense, useState } from 'react'
import { importChunk, lazyComponent } from '../../../browser/import-chunk.ts'
import { leavingForm } from '../../../browser/leaving-form.ts'
import { useDeviceInfo } from '../../../browser/use-device-info.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { CopyLine } from '../../../ui/layout/copy-line.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { useChannelName } from '../use-channel-name.ts'
import { useInstructions } from '../use-instructions.ts'
import { paymentForm } from './payment-form.ts'
// Gives the code its place before it is drawn, so that nothing below moves under a finger.
import '../../../player/qr-drawing.css'

interface PaymentActionProps {
  deposit: Deposit
  /** How it is paid; undefined where the list of methods lacks it. */
  method: DepositMethod | undefined
}

/** How to pay a deposit, by what the platform asks for. */
export function PaymentAction({ deposit, method }: PaymentActionProps) {
  const { t } = useTranslation()
  const actions: Record<Deposit['actionType'], ComponentType<PaymentActionProps>> = {
    NONE: NothingToDo,
    REDIRECT: PaymentRedirect,
    QR: QrPayment,
    BANK_DETAILS: isAtCounter(method) ? CounterPayment : BankTransfer,
    FORM_POST: PaymentForm,
  }
  const Action = actions[deposit.actionType]
  return (
    <section className="stack payment-action" aria-label={t('cashier.pay.how')}>
      <Action deposit={deposit} method={method} />
    </section>
  )
}

/** Whether a deposit is paid in cash, at the counter of an outlet. */
export const isAtCounter = (method: DepositMethod | undefined): boolean => method?.methodType === 'OTC'

function NothingToDo({ deposit, method }: PaymentActionProps) {
  const { t } = useTranslation()
  const instructions = useInstructions(method)
  const name = useChannelName()(deposit)
  return <p className="muted payment-note">{instructions || t('cashier.pay.none', { method: name })}</p>
}

/** What to show at which counter, and how much to pay there. */
function CounterPayment({ deposit: { bank, amount, referenceNo }, method }: PaymentActionProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const instructions = useInstructions(method)
  return (
    <>
      <p>{instructions || t('cashier.pay.counter')}</p>
      <PaymentLines
        lines={[
          { name: 'referenceNo', value: referenceNo },
          { name: 'amount', value: amount ? money(amount) : undefined, copied: amount?.amount },
          { name: 'outlet', value: bank?.bankName },
        ]}
      />
    </>
  )
}

/** The account to pay to, the exact amount and the reference, each to be copied. */
function BankTransfer({ deposit: { bank, amount, referenceNo } }: PaymentActionProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  return (
    <>
      <PaymentLines
        lines={[
          { name: 'referenceNo', value: referenceNo },
          { name: 'amount', value: amount ? money(amount) : undefined, copied: amount?.amount },
          { name: 'bankName', value: bank?.bankName },
          { name: 'accountName', value: bank?.accountName },
          { name: 'accountNumber', value: bank?.accountNumber },
        ]}
      />
      <p className="muted payment-note">{t('cashier.pay.exact')}</p>
    </>
  )
}

interface PaymentLine {
  name: 'referenceNo' | 'amount' | 'outlet' | 'bankName' | 'accountName' | 'accountNumber'
  value: string | undefined
  copied?: string | undefined
}

/** What the payer needs, line by line; a line without a value is left out. */
function PaymentLines({ lines }: { lines: readonly PaymentLine[] }) {
  const { t } = useTranslation()
  return (
    <dl className="payment-lines">
      {lines.map(({ name, value, copied }) =>
        value ? (
          <CopyLine
            key={name}
            label={t(`cashier.bank.${name}`)}
            value={value}
            copied={copied}
            copyLabel={t('app.copy')}
            copiedLabel={t('app.copied')}
          />
        ) : null,
      )}
    </dl>
  )
}

/** Sends the platform's fields to the payment page, by the page of ours that a form may leave by. */
function PaymentForm({ deposit }: PaymentActionProps) {
  const { i18n } = useTranslation()
  const method = useChannelName()(deposit)
  return deposit.actionUrl === '' ? null : (
    <PaymentLink
      to={leavingPath}
      method={method}
      onLeave={() => leavingForm.write(paymentForm(deposit, method, i18n))}
    />
  )
}

function PaymentRedirect({ deposit }: PaymentActionProps) {
  const method = useChannelName()(deposit)
  return deposit.actionUrl === '' ? null : <PaymentLink to={deposit.actionUrl} method={method} />
}

interface PaymentLinkProps {
  to: string
  method: string
  onLeave?: () => void
}

/**
 * Leads to the payment page: in this tab on a phone, in a new one on a desktop. A link that the player presses is never
 * blocked; where nothing opened all the same, a second link opens the page here.
 */
function PaymentLink({ to, method, onLeave = () => {} }: PaymentLinkProps) {
  const { t } = useTranslation()
  const isDesktop = useDeviceInfo()?.isDesktop ?? false
  const [isOpened, setOpened] = useState(false)
  return (
    <>
      <a
        className={buttonClass({ size: 'l', block: true })}
        href={to}
        rel="noopener"
        target={isDesktop ? '_blank' : undefined}
        onClick={() => {
          onLeave()
          setOpened(isDesktop)
        }}
      >
        {t('cashier.pay.go', { method })}
        {isDesktop ? <Icon name="external" /> : null}
      </a>
      {isOpened ? (
        <p className="muted payment-note" role="status">
          {t('cashier.pay.opened')}{' '}
          <a href={to} onClick={onLeave}>
            {t('cashier.pay.openHere')}
          </a>
        </p>
      ) : null}
    </>
  )
}

// Only some methods draw a code, and the library that does is not small.
const QrDrawing = lazyComponent(async () => (await import('../../../player/qr-drawing.tsx')).QrDrawing)

/** A QR code to scan with the wallet's app, or to save and open in it; on the phone itself a link to the app. */
function QrPayment({ deposit }: PaymentActionProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { qrText, qrImage, actionUrl, amount, depositId } = deposit
  const method = useChannelName()(deposit)
  const isMobile = useDeviceInfo()?.isMobileOrTablet ?? false
  const label = t('cashier.pay.qr', { method, amount: amount ? money(amount) : '' })
  return (
    <div className="center stack gap-4 qr-payment">
      {qrText ? (
        <Suspense fallback={<Skeleton className="qr-code" />}>
          <QrDrawing text={qrText} label={label} />
        </Suspense>
      ) : (
        <QrPicture src={qrImage} label={label} />
      )}
      <p>{t(isMobile ? 'cashier.pay.scanMobile' : 'cashier.pay.scan')}</p>
      <div className="wrap cashier-ways">
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
