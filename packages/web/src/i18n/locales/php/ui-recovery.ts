import type { Translated } from '../../locale.ts'
import type { recovery as english } from '../en/ui-recovery.ts'

export const recovery = {
  title: 'Nakalimutan ang password?',
  intro:
    'Ilagay ang account ID at mobile number mo. Ite-text namin ang code para makagawa ka ng bagong password.',
  stepWho: 'Ang account mo',
  stepNew: 'Bagong password',
  phone: 'Mobile number',
  sent: 'Kung tugma ang mga detalye, parating na ang code. Baka abutin ng isang minuto.',
  newPassword: 'Bagong password',
  setPassword: 'I-save ang bagong password',
  back: 'Bumalik sa login',
  tempTitle: 'Tingnan ang mga mensahe mo',
  tempText:
    'Kung tugma ang mga detalye, parating na ang pansamantalang password. Gamitin ito para mag-log in, saka pumili ng sarili mo sa Seguridad.',
  doneTitle: 'Napalitan na ang password',
  doneText: 'Mag-log in gamit ang bagong password. Na-log out na ang lahat ng device mo.',
} as const satisfies Translated<typeof english>
