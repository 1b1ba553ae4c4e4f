import { servedCapabilities } from '@marquee/contracts/capability'
import { isOffered, pageNames } from '@marquee/contracts/pages'
import { isPaused, withoutPlay } from '@marquee/contracts/player-protection'
import t from 'tap'

t.test('during a break a player has money, records, help and the law, and nothing to play', async (t) => {
  const left = withoutPlay(servedCapabilities)
  t.same(left, [
    'withdrawals',
    'banks',
    'reports',
    'kyc',
    'news',
    'responsibleGaming',
    'sessions',
    'notifications',
    'contact',
    'tickets',
  ])
  const pages = pageNames.filter((page) => isOffered(page, left)).toSorted()
  // The home page and those of visitors are left in the list; what a break shows on them is for the client to decide.
  t.same(pages, [
    ...['about', 'account', 'add-bank', 'bank-details', 'banking', 'bet-history', 'change-password'],
    ...[
      'contact-us',
      'download',
      'edit-profile',
      'faqs',
      'forgot-password',
      'home',
      'inbox',
      'login',
      'news',
    ],
    ...['preloader', 'privacy-policy', 'profile', 'register', 'responsible-gaming', 'security', 'statement'],
    ...['term-condition', 'transaction-history', 'verification', 'withdrawal'],
  ])
})

t.test('a break and an exclusion stop play, a limit that is reached does not', async (t) => {
  t.same([['COOL_OFF'], ['DEPOSIT_LIMIT', 'SELF_EXCLUSION']].map(isPaused), [true, true])
  t.same([[], ['DEPOSIT_LIMIT'], ['LOSS_LIMIT', 'SESSION_TIME_LIMIT']].map(isPaused), [false, false, false])
})
