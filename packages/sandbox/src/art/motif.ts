import type { CategoryId } from '@marquee/contracts/categories'
import type { Canvas } from './canvas.ts'
import type { GroundName } from './grounds.ts'
import { ancientBook } from './motifs/ancient-book.ts'
import { basketball } from './motifs/basketball.ts'
import { bingoCage } from './motifs/bingo-cage.ts'
import { bingoCard } from './motifs/bingo-card.ts'
import { candy } from './motifs/candy.ts'
import { cardsAndChips } from './motifs/cards-and-chips.ts'
import { chipTowers } from './motifs/chip-towers.ts'
import { clover } from './motifs/clover.ts'
import { coins } from './motifs/coins.ts'
import { crown } from './motifs/crown.ts'
import { dice } from './motifs/dice.ts'
import { dragon } from './motifs/dragon.ts'
import { flame } from './motifs/flame.ts'
import { football } from './motifs/football.ts'
import { fortuneWheel } from './motifs/fortune-wheel.ts'
import { fruit } from './motifs/fruit.ts'
import { galleon } from './motifs/galleon.ts'
import { gallopingHorse } from './motifs/galloping-horse.ts'
import { gems } from './motifs/gems.ts'
import { glyphGrid } from './motifs/glyph-grid.ts'
import { goldenFish } from './motifs/golden-fish.ts'
import { goldenTicket } from './motifs/golden-ticket.ts'
import { hashChain } from './motifs/hash-chain.ts'
import { horseHead } from './motifs/horse-head.ts'
import { joystick } from './motifs/joystick.ts'
import { lanterns } from './motifs/lanterns.ts'
import { lotteryBalls } from './motifs/lottery-balls.ts'
import { mahjong } from './motifs/mahjong.ts'
import { moonlight } from './motifs/moonlight.ts'
import { octopus } from './motifs/octopus.ts'
import { olympus } from './motifs/olympus.ts'
import { ox } from './motifs/ox.ts'
import { pharaoh } from './motifs/pharaoh.ts'
import { phoenix } from './motifs/phoenix.ts'
import { propellerPlane } from './motifs/propeller-plane.ts'
import { rabbit } from './motifs/rabbit.ts'
import { rocket } from './motifs/rocket.ts'
import { rooster } from './motifs/rooster.ts'
import { roosterDuel } from './motifs/rooster-duel.ts'
import { roulette } from './motifs/roulette.ts'
import { royalFlush } from './motifs/royal-flush.ts'
import { sevens } from './motifs/sevens.ts'
import { shark } from './motifs/shark.ts'
import { starship } from './motifs/starship.ts'
import { tiger } from './motifs/tiger.ts'
import { treasureChest } from './motifs/treasure-chest.ts'
import { trophy } from './motifs/trophy.ts'
import { wildWest } from './motifs/wild-west.ts'
import type { SeededRandom } from './seeded-random.ts'

/** A subject, the backgrounds it may stand before, and the hues (OKLCH degrees) that set it off. */
export interface Motif {
  draw(canvas: Canvas): string
  grounds: readonly GroundName[]
  /** Hues of the background. */
  ground: readonly number[]
  /** Hues of the subject, where the drawing leaves them open. */
  subject: readonly number[]
  /** Words that call for it in a game's name. */
  words?: RegExp
}

const slots: readonly Motif[] = [
  {
    draw: dragon,
    words: /drag|long\b|龙/i,
    grounds: ['rays', 'fans', 'hills', 'nebula'],
    ground: [300, 22, 265, 175],
    subject: [150, 195, 60],
  },
  {
    draw: phoenix,
    words: /phoenix|firebird|凤/i,
    grounds: ['nebula', 'hills', 'fans'],
    ground: [290, 250, 340],
    subject: [20],
  },
  {
    draw: tiger,
    words: /tiger|lion|jungle|safari|虎/i,
    grounds: ['rays', 'hills', 'bokeh'],
    ground: [150, 185, 25, 265],
    subject: [60],
  },
  {
    draw: ox,
    words: /\box\b|bull|buffalo|bison|牛/i,
    grounds: ['rays', 'fans', 'hills'],
    ground: [22, 255, 160],
    subject: [40],
  },
  {
    draw: rabbit,
    words: /rabbit|bunny|hare|兔/i,
    grounds: ['fans', 'hills', 'bokeh', 'rays'],
    ground: [15, 215, 320],
    subject: [320],
  },
  {
    draw: pharaoh,
    words: /egypt|pyramid|\bra\b|pharaoh|cleo|anubis|nile|scarab|horus/i,
    grounds: ['rays', 'hills', 'arches'],
    ground: [265, 195, 35, 310],
    subject: [255],
  },
  {
    draw: ancientBook,
    words: /book|magic|wizard|witch|spell|legend|secret/i,
    grounds: ['arches', 'nebula', 'bokeh'],
    ground: [295, 240, 160],
    subject: [200, 145, 25],
  },
  {
    draw: olympus,
    words: /olymp|zeus|gate|god|thor|hercules|titan|athena/i,
    grounds: ['nebula', 'rays', 'hills'],
    ground: [265, 295, 230],
    subject: [265],
  },
  {
    draw: galleon,
    words: /pirate|ocean|sea|ship|captain|viking|kraken/i,
    grounds: ['hills', 'nebula', 'rays'],
    ground: [235, 260, 195, 20],
    subject: [220, 200],
  },
  {
    draw: treasureChest,
    words: /treasure|chest|bonus|mine|vault|bounty/i,
    grounds: ['rays', 'arches', 'bokeh'],
    ground: [265, 300, 170],
    subject: [350, 220],
  },
  {
    draw: mahjong,
    words: /mahjong|tile|麻将/i,
    grounds: ['fans', 'bokeh', 'curtain'],
    ground: [160, 20, 250],
    subject: [150, 255, 25],
  },
  {
    draw: lanterns,
    words: /lantern|spring|festival|lunar|china|asia|lucky god|福|春/i,
    grounds: ['fans', 'hills', 'arches'],
    ground: [20, 275, 175],
    subject: [27],
  },
  {
    draw: wildWest,
    words: /wild west|west|bandit|sheriff|cowboy|outlaw|bounty|gun/i,
    grounds: ['rays', 'hills'],
    ground: [35, 15, 285, 200],
    subject: [30],
  },
  {
    draw: clover,
    words: /clover|irish|leprechaun|luck\b|rainbow/i,
    grounds: ['rays', 'bokeh', 'hills'],
    ground: [165, 260, 130],
    subject: [150],
  },
  {
    draw: moonlight,
    words: /night|moon|star|wolf|dream|midnight|galaxy/i,
    grounds: ['nebula', 'hills'],
    ground: [275, 250, 305, 195],
    subject: [260],
  },
  {
    draw: candy,
    words: /cand|sweet|bonanza|sugar|cake|choco|jelly/i,
    grounds: ['rays', 'bokeh', 'hills'],
    ground: [330, 200, 285, 240],
    subject: [350],
  },
  {
    draw: fruit,
    words: /fruit|cherry|berry|melon|juic|orchard/i,
    grounds: ['rays', 'bokeh', 'curtain'],
    ground: [145, 290, 240, 330],
    subject: [30],
  },
  {
    draw: flame,
    words: /fire|flame|hot|chil|burn|inferno|blaze|volcano/i,
    grounds: ['rays', 'nebula', 'curtain'],
    ground: [10, 290, 260],
    subject: [30],
  },
  {
    draw: sevens,
    words: /777|seven|\bbell|classic|super ace deluxe|reel|joker/i,
    grounds: ['curtain', 'rays', 'neonGrid'],
    ground: [265, 300, 12, 160],
    subject: [255, 150],
  },
  {
    draw: crown,
    words: /crown|king|queen|royal|emperor|empire|prince/i,
    grounds: ['curtain', 'arches', 'fans'],
    ground: [300, 12, 265, 165],
    subject: [220, 150, 350],
  },
  {
    draw: royalFlush,
    words: /\bace|card|poker|jack/i,
    grounds: ['curtain', 'bokeh', 'rays'],
    ground: [160, 265, 12, 300],
    subject: [27],
  },
  {
    draw: gems,
    words: /gem|jewel|diamond|crystal|ruby|emerald|stone/i,
    grounds: ['rays', 'nebula', 'bokeh', 'arches'],
    ground: [290, 255, 335, 195],
    subject: [220, 200, 320],
  },
  {
    draw: coins,
    words: /fortune|gold|coin|money|rich|cash|wealth|caishen|million|发|财/i,
    grounds: ['rays', 'fans', 'curtain', 'bokeh'],
    ground: [22, 300, 165, 265],
    subject: [25],
  },
]

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
    words: /21|blackjack|pusoy|tongits/i,
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

/** The motifs of each category. `hot` mixes them, since the hottest games come from everywhere. */
export const motifs: Record<CategoryId, readonly Motif[]> = {
  hot: slots,
  slots,
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

/** The motif that a name calls for, or one by lot where it calls for none. */
export function chooseMotif(category: CategoryId, name: string, random: SeededRandom): Motif {
  const choices = motifs[category]
  return choices.find(({ words }) => words?.test(name)) ?? random.pick(choices)
}
