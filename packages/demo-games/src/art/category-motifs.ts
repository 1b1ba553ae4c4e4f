import type { CategoryId } from '@marquee/contracts/categories'
import type { Motif } from './motif.ts'
import { propellerPlane, rocket, starship } from './motifs/aircraft.ts'
import { cardsAndChips, chipTowers, royalFlush } from './motifs/cards-and-chips.ts'
import { dice } from './motifs/dice.ts'
import { glyphGrid, hashChain } from './motifs/hashes.ts'
import { gallopingHorse, horseHead } from './motifs/horses.ts'
import { joystick } from './motifs/joystick.ts'
import { bingoCage, bingoCard, goldenTicket, lotteryBalls } from './motifs/lottery.ts'
import { mahjong } from './motifs/mahjong.ts'
import { pegBoard } from './motifs/peg-board.ts'
import { rooster, roosterDuel } from './motifs/roosters.ts'
import { goldenFish, octopus, shark } from './motifs/sea-creatures.ts'
import { basketball, football, trophy } from './motifs/sports.ts'
import { fortuneWheel, roulette } from './motifs/wheels.ts'
import type { SeededRandom } from './seeded-random.ts'
import { slotMotifs } from './slot-motifs.ts'

const casino: readonly Motif[] = [
  {
    draw: roulette,
    words: /roulette|wheel|轮/i,
    grounds: ['bokeh', 'curtain', 'arches'],
    ground: [160, 265, 12, 300],
    subject: [27],
  },
  {
    draw: cardsAndChips,
    words: /baccarat|blackjack|card|百家/i,
    grounds: ['curtain', 'bokeh', 'fans'],
    ground: [12, 165, 300, 255],
    subject: [150, 300],
  },
  {
    draw: dice,
    words: /dice|sic ?bo|craps|骰/i,
    grounds: ['rays', 'bokeh', 'neonGrid'],
    ground: [275, 170, 330],
    subject: [60, 150],
  },
]

const poker: readonly Motif[] = [
  { draw: royalFlush, grounds: ['curtain', 'bokeh', 'fans'], ground: [160, 265, 12, 300], subject: [27] },
  { draw: chipTowers, grounds: ['bokeh', 'rays', 'arches'], ground: [150, 285, 20, 245], subject: [60, 310] },
  {
    draw: cardsAndChips,
    words: /21|twenty-one|blackjack/i,
    grounds: ['curtain', 'rays'],
    ground: [260, 175, 340],
    subject: [150, 300],
  },
  {
    draw: mahjong,
    words: /mahjong|tile/i,
    grounds: ['fans', 'curtain'],
    ground: [160, 20, 250],
    subject: [150, 255],
  },
]

const fishing: readonly Motif[] = [
  {
    draw: goldenFish,
    words: /gold|fish|koi/i,
    grounds: ['depths'],
    ground: [235, 215, 260, 190],
    subject: [60],
  },
  {
    draw: shark,
    words: /shark|jaws|hunter|mega/i,
    grounds: ['depths', 'waves'],
    ground: [225, 205, 255],
    subject: [245],
  },
  {
    draw: octopus,
    words: /octopus|kraken|boss|ocean king/i,
    grounds: ['depths'],
    ground: [200, 240, 275],
    subject: [345],
  },
]

/** The motifs of each category. */
export const motifs: Record<CategoryId, readonly Motif[]> = {
  hot: slotMotifs,
  slots: slotMotifs,
  casino,
  sports: [
    {
      draw: football,
      words: /soccer|football|league|goal/i,
      grounds: ['stadium'],
      ground: [255, 230, 290],
      subject: [60],
    },
    {
      draw: trophy,
      words: /cup|champion|trophy/i,
      grounds: ['stadium', 'rays'],
      ground: [265, 20, 165],
      subject: [255, 25],
    },
    {
      draw: basketball,
      words: /basket|hoop|nba|pba/i,
      grounds: ['rays', 'bokeh', 'neonGrid'],
      ground: [280, 15, 245],
      subject: [50],
    },
  ],
  fishing,
  poker,
  lottery: [
    {
      draw: lotteryBalls,
      words: /mega|lotto|\d/i,
      grounds: ['rays', 'bokeh', 'nebula'],
      ground: [265, 320, 185],
      subject: [27],
    },
    {
      draw: goldenTicket,
      words: /ticket|scratch|jackpot/i,
      grounds: ['rays', 'curtain', 'bokeh'],
      ground: [300, 20, 165, 255],
      subject: [25, 300],
    },
  ],
  sabong: [
    {
      draw: roosterDuel,
      words: /arena|duel|fight|versus|\bvs\b|wala|world/i,
      grounds: ['stadium', 'rays', 'curtain'],
      ground: [280, 255, 310],
      subject: [27],
    },
    { draw: rooster, grounds: ['rays', 'hills'], ground: [155, 260, 195, 320], subject: [27] },
  ],
  horseRacing: [
    {
      draw: gallopingHorse,
      grounds: ['stadium', 'hills', 'rays'],
      ground: [240, 215, 290],
      subject: [25, 300, 255],
    },
    { draw: horseHead, grounds: ['hills', 'rays', 'fans'], ground: [155, 255, 15], subject: [25, 260, 55] },
  ],
  bingo: [
    { draw: bingoCard, grounds: ['bokeh', 'rays'], ground: [310, 240, 190], subject: [265, 330] },
    {
      draw: bingoCage,
      words: /carnival|blast|lucky|drum|bash/i,
      grounds: ['curtain', 'bokeh', 'rays'],
      ground: [265, 340, 170],
      subject: [25, 285],
    },
  ],
  arcade: [
    {
      draw: pegBoard,
      words: /plinko/i,
      grounds: ['neonGrid', 'bokeh', 'rays'],
      ground: [290, 250, 320, 190],
      subject: [265, 300, 195, 25],
    },
    { draw: joystick, grounds: ['neonGrid', 'bokeh'], ground: [290, 260, 320], subject: [265, 300, 195] },
    {
      draw: starship,
      words: /space|star|galax|alien|ship/i,
      grounds: ['nebula', 'neonGrid'],
      ground: [275, 250, 300],
      subject: [25, 150, 60],
    },
  ],
  crash: [
    {
      draw: rocket,
      words: /rocket|moon|space/i,
      grounds: ['nebula', 'neonGrid'],
      ground: [280, 255, 305],
      subject: [25, 350, 250],
    },
    {
      draw: propellerPlane,
      words: /avia|jet|plane|fly|pilot/i,
      grounds: ['rays', 'neonGrid', 'hills'],
      ground: [265, 235, 300],
      subject: [25, 15, 55],
    },
  ],
  hashGame: [
    {
      draw: hashChain,
      words: /chain|block|crown|coin|dice/i,
      grounds: ['neonGrid', 'nebula'],
      ground: [260, 185, 290],
      subject: [195, 285, 150],
    },
    { draw: glyphGrid, grounds: ['bokeh', 'nebula'], ground: [170, 270, 300], subject: [275, 195, 320] },
  ],
  spin: [
    {
      draw: fortuneWheel,
      grounds: ['rays', 'curtain', 'bokeh', 'neonGrid'],
      ground: [285, 255, 12, 165, 325],
      subject: [265, 25],
    },
  ],
}

/** The first motif whose words occur in the name, or else a random one of the category. */
export function chooseMotif(category: CategoryId, name: string, random: SeededRandom): Motif {
  const choices = motifs[category]
  return choices.find(({ words }) => words?.test(name)) ?? random.pick(choices)
}
