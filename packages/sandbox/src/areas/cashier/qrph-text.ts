import { decimal } from '../../money.ts'

/** The CRC-16/CCITT-FALSE of a text in UTF-8, as four hexadecimal digits (EMV merchant-presented QR codes, 4.7.3). */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++)
      crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

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
