import { decimal } from '../../money.ts'
import { crc16 } from './crc16.ts'

/** What a code asks to be paid; the amount is in the minor unit. */
interface Payment {
  merchant: string
  amount: number
  reference: string
}

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`

/**
 * The text of a QR code in the form of QR Ph: the fields of EMV's merchant-presented codes in pesos, ending in their
 * checksum. The merchant is invented, so that no app can pay it.
 */
export function qrphText({ merchant, amount, reference }: Payment): string {
  const fields = [
    field('00', '01'),
    field('01', '12'),
    field('28', field('00', 'ph.ppmi.p2m') + field('01', 'MRQEPHM1XXX') + field('03', reference)),
    field('52', '7995'),
    field('53', '608'),
    field('54', decimal(amount)),
    field('58', 'PH'),
    field('59', merchant.slice(0, 25)),
    field('60', 'Manila'),
    field('62', field('05', reference)),
  ].join('')
  return `${fields}6304${crc16(`${fields}6304`)}`
}
