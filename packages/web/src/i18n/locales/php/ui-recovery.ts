import type { Translated } from '../../locale.ts'
import type { recovery as english } from '../en/ui-recovery.ts'

export const recovery = {
  title: 'Nakalimutan ang password?',
  intro:
    'Sabihin ang account mo at ang mobile number nito. Magpapadala kami ng code para makapili ka ng bagong password.',
  stepWho: 'Ang account mo',
  stepNew: 'Bagong password',
  phone: 'Mobile number ng account',
  sent: 'Kung magkatugma ang account at ang numero, parating na ang code. Maaaring tumagal ng isang minuto.',
  newPassword: 'Bagong password',
  setPassword: 'Itakda ang bagong password',
  back: 'Bumalik sa pag-log in',
  tempTitle: 'Tingnan ang mga mensahe mo',
  tempText:
    'Kung magkatugma ang account at ang numero, parating na ang pansamantalang password. Gamitin ito para mag-log in, pagkatapos ay pumili ng sariling password sa Seguridad.',
  doneTitle: 'Napalitan na ang password mo',
  doneText: 'Mag-log in gamit ang bagong password. Na-log out na ang lahat ng device.',
} as const satisfies Translated<typeof english>
