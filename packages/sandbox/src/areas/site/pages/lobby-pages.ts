import type { PageRows } from './page-row.ts'

/** The home page and the lobbies of the categories. */
export const lobbyPages = {
  home: [
    'Online slots, live casino and sports',
    'Play slots, live casino, fishing and sports at {site}, with your balance and favorites in one place. 21+ only.',
    'Online slots, live casino at sports',
    'online casino, slots, sports',
  ],
  hot: ['Hot games', 'The games that players of {site} open most this week.', 'Mga patok na laro'],
  slots: [
    'Slots',
    'Hundreds of slots from more than twenty studios, with demo play, at {site}.',
    'Slots',
    'slot games, reels',
  ],
  casino: [
    'Live casino',
    'Baccarat tables of every pace, day and night, at {site}.',
    'Live casino',
    'baccarat, live casino',
  ],
  'hash-game': [
    'Hash games',
    'Rounds that anyone can check: the result comes from a public hash.',
    'Mga hash game',
    'hash, provably fair',
  ],
  sports: [
    'Sports',
    'Odds on basketball, football, volleyball and esports, before and during the match, at {site}.',
    'Sports',
    'sportsbook, odds, basketball',
  ],
  fishing: [
    'Fishing',
    'Aim, shoot and land the big catch in fishing games at {site}.',
    'Fishing',
    'fishing games',
  ],
  poker: [
    'Blackjack and table games',
    'Blackjack with six decks, at tables from casual to royal, at {site}.',
    'Blackjack at table games',
    'blackjack, twenty-one',
  ],
  sabong: ['Sabong', 'Scheduled arenas and results at {site}.', 'Sabong'],
  lottery: [
    'Lottery',
    '3D draws and keno every minute, day and night, at {site}.',
    'Lottery',
    'lotto, 3D, keno',
  ],
  'horse-racing': [
    'Horse racing',
    'Virtual races of six horses, day and night, at {site}.',
    'Karera ng kabayo',
    'karera',
  ],
  bingo: ['Bingo', '75-ball bingo with a new round every minute, at {site}.', 'Bingo'],
  arcade: ['Arcade', 'Plinko for every appetite for risk, at {site}.', 'Arcade'],
  crash: ['Crash', 'Watch the multiplier rise and leave in time at {site}.', 'Crash'],
  spin: ['Spin', 'Wheels to turn, big and small, at {site}.', 'Spin'],
} satisfies PageRows
