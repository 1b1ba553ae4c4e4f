import type { Brand } from '../brands/brand.ts'

/** Where a player finds help. */
interface Helpline {
  name: string
  phone: string
  email: string
  url: string
  hours: string
}

/** What the regulator of a market asks for. */
export interface Market {
  helplines: readonly Helpline[]
  /** Hours of a break, months of an exclusion (0 for good), minutes between reality checks. */
  coolOffHours: readonly number[]
  exclusionMonths: readonly number[]
  realityMinutes: readonly number[]
}

const realityMinutes = [0, 15, 30, 60, 120]

/** The Philippines, by PAGCOR's steps of exclusion. */
const philippines: Market = {
  helplines: [
    {
      name: 'NCMH Crisis Hotline',
      ...{ phone: '1553', email: '', url: 'https://ncmh.gov.ph', hours: '24/7' },
    },
    {
      name: 'PAGCOR Responsible Gaming',
      ...{ phone: '+63 2 8521 1542', email: 'keepitfun@pagcor.ph', url: 'https://www.pagcor.ph' },
      hours: '24/7',
    },
  ],
  ...{ coolOffHours: [24, 72, 168, 720], exclusionMonths: [6, 12, 60, 0], realityMinutes },
}

/** Great Britain: no exclusion for good, and breaks of up to six weeks. */
const unitedKingdom: Market = {
  helplines: [
    {
      name: 'National Gambling Helpline',
      ...{ phone: '0808 8020 133', email: '', url: 'https://www.gamcare.org.uk', hours: '24/7' },
    },
    {
      name: 'GAMSTOP',
      ...{ phone: '0800 138 6518', email: 'helpdesk@gamstop.co.uk', url: 'https://www.gamstop.co.uk' },
      hours: '8:00–24:00',
    },
  ],
  ...{ coolOffHours: [24, 168, 720, 1_008], exclusionMonths: [6, 12, 60], realityMinutes },
}

/** The market of a brand. */
export const marketOf = ({ traits }: Brand): Market =>
  traits.includes('ukMarket') ? unitedKingdom : philippines
