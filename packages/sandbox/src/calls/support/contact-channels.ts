import { call } from '../../call.ts'

/** The ways to reach support. The addresses do not exist: the brands are fictitious. */
export const contactChannels = call({
  path: '/api/support/contact_channels',
  identify: 'site',
  handle({ brand }) {
    const name = brand.siteName.toLowerCase().replace(/[^a-z0-9]/g, '')
    const chat = { kind: 'CHAT', label: 'Live chat', value: '', hours: '24/7' }
    const value = [
      ...(brand.traits.includes('liveChat') ? [chat] : []),
      { kind: 'EMAIL', label: 'Email', value: `help@${name}.example`, hours: '24/7' },
      { kind: 'PHONE', label: 'Phone', value: '+63 2 8555 0100', hours: '8:00–24:00' },
      { kind: 'VIBER', label: 'Viber', value: '+63 917 555 0100', hours: '8:00–24:00' },
      { kind: 'TELEGRAM', label: 'Telegram', value: `@${name}help`, hours: '8:00–24:00' },
    ]
    return { value, total: value.length }
  },
})
