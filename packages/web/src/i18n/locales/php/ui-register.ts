import type { Translated } from '../../locale.ts'
import type { register as english } from '../en/ui-register.ts'

export const register = {
  title: 'Gumawa ng account',
  intro: 'Isang minuto lang para sumali sa {{site}}. Dapat 21 taong gulang pataas.',
  mobile: 'Mobile number',
  email: 'Email',
  optional: 'Opsyonal',
  birthday: 'Petsa ng kapanganakan',
  birthdayHelp: 'Dapat ay {{age}} taong gulang ka pataas para makapaglaro.',
  day: 'Araw',
  month: 'Buwan',
  year: 'Taon',
  referrer: 'Referral code ng nag-imbita',
  acceptTerms: 'Nabasa ko at tinatanggap ko ang mga tuntunin at kondisyon.',
  readTerms: 'Basahin',
  acceptAge: 'Ako ay {{age}} taong gulang pataas.',
  marketing: 'Padalhan ako ng mga alok at balita. Maaari itong ihinto kahit kailan.',
  submit: 'Magrehistro',
  continue: 'Magpatuloy',
  codeSent: 'Nagpadala kami ng code sa {{number}}.',
  change: 'Baguhin ang inilagay ko',
  haveAccount: 'May account ka na?',
  welcome: 'Welcome sa {{site}}! Bukas na ang account mo.',
  ready: 'Bukas na ang account mo sa {{site}}. Mag-log in para maglaro.',
  unknown: 'Hindi ma-load ang form ng pagrehistro. Tingnan ang koneksyon at subukan muli.',
} as const satisfies Translated<typeof english>
