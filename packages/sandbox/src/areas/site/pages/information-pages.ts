import type { PageRows } from './page-row.ts'

/** Offers, information and help. */
export const informationPages = {
  promotions: [
    'Promotions',
    'Current offers of {site}, each with its terms before you take it.',
    'Promosyon',
    'bonus',
  ],
  mission: ['Missions', 'Daily and weekly goals with rewards at {site}.', 'Mga mission'],
  vip: ['VIP', 'Your level at {site}, and how to reach the next.', 'VIP'],
  referral: ['Referral', 'Invite friends of legal age to {site} and share in the reward.', 'Referral'],
  leaderboard: ['Leaderboard', 'The biggest wins and withdrawals at {site} right now.', 'Leaderboard'],
  news: ['News', 'What’s new at {site}.', 'Mga balita'],
  download: ['Get the app', 'Install {site} on your phone.', 'I-download ang app'],
  minigame: [
    'Mini-games',
    'Wheels, scratch cards and gift boxes for your tokens at {site}.',
    'Mga mini-game',
  ],
  about: ['About us', 'Who runs {site}, and what it stands for.', 'Tungkol sa amin'],
  'contact-us': ['Contact us', 'How to reach {site}, day and night.', 'Makipag-ugnayan sa amin'],
  faqs: ['FAQs', 'Answers to what players of {site} ask most.', 'Mga Madalas Itanong'],
  'privacy-policy': [
    'Privacy policy',
    'What {site} keeps about you, why, and for how long.',
    'Patakaran sa Pagkapribado',
  ],
  'term-condition': ['Terms and conditions', 'The rules of playing at {site}.', 'Mga tuntunin at kondisyon'],
  'responsible-gaming': [
    'Responsible gaming',
    'Breaks, self-checks and free help at {site}. Play for fun, 21+ only.',
    'Responsableng Paglalaro',
  ],
  banking: ['Banking', 'How your balance and tokens work at {site}.', 'Banking', 'deposit, withdrawal'],
} satisfies PageRows
