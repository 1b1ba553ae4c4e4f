import { type Capability, servedCapabilities } from '@marquee/contracts/capability'
import { isOffered, type Page, type PageName, pageNames, pages } from '@marquee/contracts/pages'
import { areasOfPlay, isPaused, withoutPlay } from '@marquee/contracts/player-protection'
import t from 'tap'

const ofPlay: PageName[] = ['hot', 'slots', 'playnow', 'deposit', 'promotions', 'referral', 'vip', 'minigame']
const ofMoney: PageName[] = ['withdrawal', 'bank-details', 'transaction-history', 'statement', 'verification']
const ofHelp: PageName[] = ['responsible-gaming', 'contact-us', 'faqs', 'term-condition', 'privacy-policy']

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
  const isLeft = (page: PageName) => isOffered(page, left)
  t.same(ofPlay.filter(isLeft), [])
  t.same([...ofMoney, ...ofHelp].filter(isLeft), [...ofMoney, ...ofHelp])
})

t.test('a break leaves out every page that an area of play offers, and no other', async (t) => {
  const left = withoutPlay(servedCapabilities)
  const play: readonly Capability[] = areasOfPlay
  for (const page of pageNames) {
    const { capability }: Page = pages[page]
    const isOfPlay = capability !== undefined && [capability].flat().every((area) => play.includes(area))
    t.equal(isOffered(page, left), !isOfPlay, page)
  }
})

t.test('a break and an exclusion stop play, a limit that is reached does not', async (t) => {
  t.same([['COOL_OFF'], ['DEPOSIT_LIMIT', 'SELF_EXCLUSION']].map(isPaused), [true, true])
  t.same([[], ['DEPOSIT_LIMIT'], ['LOSS_LIMIT', 'SESSION_TIME_LIMIT']].map(isPaused), [false, false, false])
})
