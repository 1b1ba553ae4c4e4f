import { createHash } from 'node:crypto'
import type { Deposit as DepositShape } from '@marquee/contracts/areas/cashier/deposits'
import type { Brand } from '../../brands/brand.ts'
import type { PlatformRecord } from '../../calls/record.ts'
import { manilaTime } from '../../clock/manila.ts'
import { decimal } from '../../money.ts'
import type { Platform } from '../../platform.ts'
import { type Deposit, depositSteps, mayResendReceipt } from './deposit.ts'
import { channelNames, type DepositChannel, findChannel } from './deposit-channels.ts'
import { qrphText } from './qrph-text.ts'

interface DepositRecord
  extends PlatformRecord<
    Omit<DepositShape, 'steps' | 'actionFields'>,
    { mayResendReceipt: 'receipt_retry' },
    'channelName'
  > {
  action_fields: Record<string, string>
  currency: string
  promo_id: string
  paid_late: boolean
  method_type: string
}

/**
 * A deposit as the platform sends it. The contract sends the instructions when a deposit is created; that its status
 * and the list carry them too is an extension, so that a deposit continues on another device.
 */
export function depositItem(
  { origin }: Pick<Platform, 'origin'>,
  brand: Brand,
  deposit: Deposit,
): DepositRecord {
  const channel = findChannel(deposit.channel_code)
  const isCredited = deposit.status === 'SUCCESS'
  return {
    deposit_id: deposit.deposit_id,
    status: deposit.status,
    amount: decimal(deposit.amount),
    fee: decimal(deposit.fee),
    net_amount: decimal(deposit.amount - deposit.fee),
    currency: deposit.currency,
    credited_amount: decimal(isCredited ? deposit.amount - deposit.fee : 0),
    bonus_amount: decimal(isCredited ? deposit.bonus : 0),
    promo_id: deposit.promo_id,
    reason_code: deposit.reason_code,
    paid_late: isCredited && deposit.paid_late === 1,
    channel_code: deposit.channel_code,
    ...(channel ? channelNames(channel) : noNames),
    method_type: channel?.type ?? '',
    requires_receipt: channel?.requiresReceipt ?? false,
    receipt_retry: mayResendReceipt(deposit),
    reference_no: deposit.reference_no,
    ...instructions(`${origin()}/pay/${deposit.pay_token}`, brand, deposit, channel),
    created_at: manilaTime(deposit.created_at),
    updated_at: manilaTime(deposit.updated_at),
    expires_at: manilaTime(deposit.expires_at),
  }
}

function instructions(
  payPage: string,
  { siteName }: Brand,
  deposit: Deposit,
  channel: DepositChannel | undefined,
) {
  const action = channel?.action ?? 'NONE'
  const hasPage = action === 'REDIRECT' || action === 'QR' || action === 'FORM_POST'
  const { amount, reference_no } = deposit
  return {
    action_type: action,
    // A QR deposit has an address as well: the page that stands for the app which would scan the code.
    action_url: hasPage ? payPage : '',
    action_fields: action === 'FORM_POST' ? payFields(deposit) : {},
    qr_image: '',
    qr_text: action === 'QR' ? qrphText({ merchant: siteName, amount, reference: reference_no }) : '',
    bank: action === 'BANK_DETAILS' ? bankDetails(siteName, deposit, channel) : null,
  }
}

const noNames = { channel_name: '', channel_name_local: '', channel_name_cn: '' }

/** A deposit with its steps, another extension, as withdrawals have them. */
export function depositRecord(platform: Platform, brand: Brand, deposit: Deposit) {
  const steps = depositSteps(platform.db, deposit).map(({ status, at }) => ({ status, at: manilaTime(at) }))
  return { ...depositItem(platform, brand, deposit), steps }
}

/** What a FORM_POST deposit posts to the payment page, which checks the signature. */
export function payFields({ deposit_id, amount, currency, reference_no, pay_token }: Deposit) {
  const signed = `${deposit_id}|${decimal(amount)}|${currency}|${pay_token}`
  const signature = createHash('sha256').update(signed).digest('hex')
  return { amount: decimal(amount), currency, reference_no, signature }
}

function bankDetails(siteName: string, deposit: Deposit, channel: DepositChannel | undefined) {
  const { reference_no } = deposit
  const account_name = `${siteName} Payments`
  if (channel?.type === 'OTC')
    return {
      bank_name: `${outletOf(deposit, channel)} (ECPay)`,
      account_name,
      account_number: '',
      reference_no,
    }
  return { bank_name: 'BDO Unibank', account_name, account_number: '004450128876', reference_no }
}

/** The outlet that the player chose to pay at. */
function outletOf({ fields }: Deposit, channel: DepositChannel): string {
  const { outlet } = JSON.parse(fields) as { outlet?: string }
  const outlets = channel.fields.find(({ name }) => name === 'outlet')?.options ?? []
  return outlets.find(({ value }) => value === outlet)?.label.en ?? ''
}
