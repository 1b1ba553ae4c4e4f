import type { PageName } from '@marquee/contracts/pages'

/** Names of the pages, for the document's title. */
export const _m = {
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
} as const satisfies { page: Record<PageName, string> }
