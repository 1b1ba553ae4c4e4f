import type { Translated } from '../../locale.ts'
import type { areas as english } from '../en/ui-areas.ts'

export const areas: Translated<typeof english> = {
  absent: {
    title: 'Wala pa nito sa {{site}}',
    text: 'Walang epekto sa account at balanse mo.',
  },
  deposit: {
    lead: 'Maglagay ng pera sa wallet mo.',
  },
  withdrawal: {
    lead: 'Ilipat ang pera mo sa sarili mong account.',
  },
  'bank-details': {
    lead: 'Ang mga bank account at e-wallet na pupuntahan ng mga withdrawal mo.',
  },
  'add-bank': {
    lead: 'Magdagdag ng bank account o e-wallet na nasa sarili mong pangalan.',
  },
  'transaction-history': {
    lead: 'Lahat ng gumalaw sa balanse mo.',
  },
  statement: {
    lead: 'Ang balanse mo mula unang araw hanggang huling araw ng isang panahon.',
  },
  'bet-history': {
    lead: 'Bawat taya mo, kasama ang resulta.',
  },
  promotions: {
    lead: 'Mga promo, at ang buong kondisyon ng bawat isa sa malinaw na salita.',
  },
  mission: {
    lead: 'Tapusin ang mga task at kunin ang reward.',
  },
  referral: {
    lead: 'Mag-imbita ng kaibigan gamit ang sarili mong link.',
  },
  news: {
    lead: 'Ang mga bago rito.',
  },
}
