import type { CategoryId } from '@marquee/contracts/categories'
import type { PageName } from '@marquee/contracts/pages'

/** Names of the menu: the categories and the pages. */
export const _m = {
  category: {
    hot: 'Hot',
    slots: 'Slots',
    casino: 'Live casino',
    sports: 'Sports',
    fishing: 'Fishing',
    poker: 'Poker',
    lottery: 'Lottery',
    sabong: 'Sabong',
    horseRacing: 'Horse racing',
    bingo: 'Bingo',
    arcade: 'Arcade',
    crash: 'Crash',
    hashGame: 'Hash game',
    spin: 'Spin',
  },
  page: {
    home: 'Home',
    hot: 'Hot',
    slots: 'Slots',
    casino: 'Live casino',
    'hash-game': 'Hash game',
    sports: 'Sports',
    fishing: 'Fishing',
    poker: 'Poker',
    sabong: 'Sabong',
    lottery: 'Lottery',
    'horse-racing': 'Horse racing',
    bingo: 'Bingo',
    arcade: 'Arcade',
    crash: 'Crash',
    spin: 'Spin',
    login: 'Log in',
    playnow: 'Play',
  },
} as const satisfies { category: Record<CategoryId, string>; page: Record<PageName, string> }
