import type { Translated } from '../../locale.ts'
import type { areas as english } from '../en/ui-areas.ts'

export const areas: Translated<typeof english> = {
  absent: {
    title: 'Wala pa nito sa {{site}}',
    text: 'Walang epekto sa account at balanse mo.',
    about: 'Ano ang magiging laman',
  },
  deposit: {
    lead: 'Maglagay ng pera sa wallet mo.',
    one: 'Mga paraan ng pagbabayad, kasama ang fee, limit at tagal',
    two: 'Ang babayaran, matatanggap at turnover, bago mo kumpirmahin',
    three: 'Ituloy ang hindi natapos na deposito',
  },
  withdrawal: {
    lead: 'Ilipat ang pera mo sa sarili mong account.',
    one: 'Magkano ang puwedeng ilabas ngayon, at magkano ang naka-lock pa',
    two: 'Bawat dahilan kung bakit hindi pa puwede, kasama ang solusyon',
    three: 'Bawat hakbang ng withdrawal, kasama ang oras',
  },
  'bank-details': {
    lead: 'Ang mga bank account at e-wallet na pupuntahan ng mga withdrawal mo.',
    one: 'Ang mga account mo, na nakatago ang numero',
    two: 'Kung alin ang unang gagamitin',
    three: 'Paraan para alisin ang hindi mo na ginagamit',
  },
  'add-bank': {
    lead: 'Magdagdag ng bank account o e-wallet na nasa sarili mong pangalan.',
    one: 'Ang mga bangko at e-wallet na puwedeng gamitin',
    two: 'Dalawang beses ita-type ang numero para walang mawalang numero',
    three: 'One-time code na magpapatunay na ikaw nga ito',
  },
  'transaction-history': {
    lead: 'Lahat ng gumalaw sa balanse mo.',
    one: 'Mga deposito, withdrawal, taya, panalo at bonus',
    two: 'Kabuuan para sa buong panahong pinili mo',
    three: 'File na maitatago, at page na mapi-print',
  },
  statement: {
    lead: 'Ang balanse mo mula unang araw hanggang huling araw ng isang panahon.',
    one: 'Ang pumasok, ang lumabas at ang natira',
    two: 'Ang pareho, araw-araw',
    three: 'Ang kabuuan mo mula nang buksan ang account',
  },
  'bet-history': {
    lead: 'Bawat taya mo, kasama ang resulta.',
    one: 'Filter ayon sa laro, provider at petsa',
    two: 'Taya, valid bet, panalo at kita, kasama ang kabuuan',
    three: 'Ang detalye ng bawat taya, bawat leg',
  },
  promotions: {
    lead: 'Mga promo, at ang buong kondisyon ng bawat isa sa malinaw na salita.',
    one: 'Ang turnover at palugit ng bonus, bago mo ito kunin',
    two: 'Ang mga bonus mo at ang progress ng bawat isa',
    three: 'Paraan para isauli ang bonus, at kung ano mismo ang mawawala',
  },
  mission: {
    lead: 'Tapusin ang mga task at kunin ang reward.',
    one: 'Araw-araw, lingguhan at isang beses na mission',
    two: 'Ang progress mo sa bawat isa',
    three: 'Mga reward na puwedeng i-claim, at hanggang kailan',
  },
  referral: {
    lead: 'Mag-imbita ng kaibigan gamit ang sarili mong link.',
    one: 'Ang code mo, ang link mo at isang QR code',
    two: 'Ang mga kaibigang sumali, na nakatago ang pangalan',
    three: 'Komisyong pending, puwede nang i-claim o bayad na',
  },
  news: {
    lead: 'Ang mga bago rito.',
    one: 'Mga bagong laro at provider',
    two: 'Maintenance, bago ito magsimula',
    three: 'Mga pagbabago sa tuntunin at bayad, may petsa',
  },
}
