import type { PageRow } from './page-row.ts'

/** The home page and the lobbies of the categories. */
export const lobbyPages: readonly PageRow[] = [
  [
    'home',
    'Online slots, live casino and sports',
    'Play slots, live casino, fishing and sports at {site}, with your balance and favorites in one place. 21+ only.',
    'Online slots, live casino at sports',
    'online casino, slots, sports',
  ],
  ['hot', 'Hot games', 'The games that players of {site} open most this week.', 'Mga patok na laro'],
  [
    'slots',
    'Slots',
    'Hundreds of slots from more than twenty studios, with demo play, at {site}.',
    'Slots',
    'slot games, jackpot',
  ],
  [
    'casino',
    'Live casino',
    'Baccarat tables of every pace, day and night, at {site}.',
    'Live casino',
    'baccarat, live casino',
  ],
  [
    'hash-game',
    'Hash games',
    'Rounds that anyone can check: the result comes from a public hash.',
    'Mga hash game',
    'hash, provably fair',
  ],
  [
    'sports',
    'Sports',
    'Odds on basketball, football, volleyball and esports, before and during the match, at {site}.',
    'Sports',
    'sportsbook, odds, basketball',
  ],
  [
    'fishing',
    'Fishing',
    'Aim, shoot and land the big catch in fishing games at {site}.',
    'Fishing',
    'fishing games',
  ],
  [
    'poker',
    'Poker and table games',
    'Tongits, Pusoy, Lucky Nine and poker at {site}.',
    'Poker at table games',
    'tongits, pusoy',
  ],
  ['sabong', 'Sabong', 'Scheduled arenas and results at {site}.', 'Sabong'],
  [
    'lottery',
    'Lottery',
    'Three, four and six number draws around the clock at {site}.',
    'Lottery',
    'lotto, draw',
  ],
  [
    'horse-racing',
    'Horse racing',
    'Race cards, virtual races and results at {site}.',
    'Karera ng kabayo',
    'karera',
  ],
  ['bingo', 'Bingo', 'Seventy-five ball bingo halls that open every few minutes at {site}.', 'Bingo'],
  ['arcade', 'Arcade', 'Quick games of skill and luck at {site}.', 'Arcade'],
  ['crash', 'Crash', 'Watch the multiplier rise and leave in time at {site}.', 'Crash'],
  ['spin', 'Spin', 'Wheels to turn, big and small, at {site}.', 'Spin'],
]
