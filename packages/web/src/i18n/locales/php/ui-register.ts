import type { Translated } from '../../locale.ts'
import type { register as english } from '../en/ui-register.ts'

export const register = {
  title: 'Gumawa ng account',
  intro: 'Sumali sa {{site}} sa loob ng isang minuto. Para lang sa 21 taong gulang pataas.',
  mobile: 'Mobile number',
  email: 'Email',
  optional: 'Optional',
  birthday: 'Petsa ng kapanganakan',
  birthdayHelp: 'Dapat {{age}} taong gulang ka pataas para maglaro.',
  day: 'Araw',
  month: 'Buwan',
  year: 'Taon',
  referrer: 'Referral code',
  acceptTerms: 'Nabasa ko at tinatanggap ko ang mga tuntunin at kondisyon.',
  readTerms: 'Basahin',
  acceptAge: 'Ako ay {{age}} taong gulang pataas.',
  marketing: 'Padalhan ako ng mga alok at balita. Puwede ko itong ihinto anumang oras.',
  submit: 'Mag-register',
  continue: 'Magpatuloy',
  codeSent: 'Na-text na namin ang code sa {{number}}.',
  change: 'I-edit ang detalye',
  haveAccount: 'May account ka na?',
  welcome: 'Welcome sa {{site}}. Active na ang account mo.',
  ready: 'Active na ang account mo sa {{site}}. Mag-log in para maglaro.',
  unknown: 'Hindi namin ma-load ang registration form. Pakisubukan ulit maya-maya.',
} as const satisfies Translated<typeof english>
