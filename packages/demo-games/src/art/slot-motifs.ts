import type { Motif } from './motif.ts'
import { galleon, wildWest } from './motifs/adventures.ts'
import { royalFlush } from './motifs/cards-and-chips.ts'
import { clover } from './motifs/clover.ts'
import { coins, treasureChest } from './motifs/coins.ts'
import { dragon, phoenix } from './motifs/dragon-and-phoenix.ts'
import { flame } from './motifs/flame.ts'
import { crown, gems } from './motifs/jewels.ts'
import { ancientBook, olympus, pharaoh } from './motifs/legends.ts'
import { mahjong } from './motifs/mahjong.ts'
import { lanterns, moonlight } from './motifs/night-scenes.ts'
import { sevens } from './motifs/sevens.ts'
import { candy, fruit } from './motifs/sweets-and-fruit.ts'
import { ox, rabbit, tiger } from './motifs/zodiac-animals.ts'

/** The motifs of slots. The first whose words match a name is chosen, so specific ones come before general ones. */
export const slotMotifs: readonly Motif[] = [
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
