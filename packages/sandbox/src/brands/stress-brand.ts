import type { PageName } from '@marquee/contracts/pages'

/** What a brand with the `stress` trait has: the most that a layout must hold of everything an operator chooses. */

/** Forty characters of two scripts. */
export const stressName = 'Pinakamapagpalarong Palaisdaan 金龍娛樂城 888'

/** The pages of its menu, which has thirty entries with those of its categories. */
export const stressMenuPages: readonly PageName[] = [
  'promotions',
  'vip',
  'referral',
  'download',
  'mission',
  'leaderboard',
  'news',
  'about',
  'banking',
  'responsible-gaming',
  'privacy-policy',
  'term-condition',
  'faqs',
  'contact-us',
  'verification',
  'inbox',
]

export const stressNotices = [
  {
    id: 'stress-long',
    en: 'Maintenance of 金龍娛樂城 and all of its connected providers is moved to Wednesday, November 25, 02:00 to 06:30, and winnings made before it stay in your wallet.',
    local:
      'Ang pinakamapagkakatiwalaang pakikipag-ugnayan sa pagpapanatili ng mga nangangasiwa ay ipinagpapaliban hanggang Miyerkoles, Nobyembre 25, 02:00 hanggang 06:30.',
    cn: '金龍娛樂城及其所有合作游戏平台的系统维护时间调整为十一月二十五日（星期三）凌晨二时至六时三十分，维护前赢得的奖金会保留在您的钱包中，请放心。',
    dismissible: true,
  },
  {
    id: 'stress-word',
    en: 'Pinakanakapagpapabagabag-damdamin: 祝您好運',
    local: 'Pinakanakapagpapabagabag-damdamin at nakakapagpabagabag: 祝您好運',
    cn: '祝您好运：Pinakanakapagpapabagabag-damdamin',
    dismissible: false,
  },
]
