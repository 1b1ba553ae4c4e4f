/** What a page is called and says in one language, as HTML; `{site}` stands for the site's name. */
interface Article {
  name: string
  body: string
}

/** The text of a page in English, in the local language and in Chinese. */
export interface PageArticle {
  en: Article
  local: Article
  cn: Article
}

const home: PageArticle = {
  en: {
    name: 'Slots, live casino and sports in one place',
    body: `<p>{site} brings slots, live tables, fishing games and sports together under one account. Search by name or by studio, save the games you like, and pick up where you left off on any phone.</p>
<p>Games of chance cost money over time, so play for fun and within your means. For adults aged 21 and over.</p>`,
  },
  local: {
    name: 'Slots, live casino at sports sa iisang lugar',
    body: `<p>Pinagsasama ng {site} ang slots, live casino, fishing games at sports sa iisang account. Maghanap ayon sa pangalan o studio, i-save ang mga gusto mong laro, at ituloy ang huli mong nilaro sa kahit anong phone.</p>
<p>Sa katagalan, may gastos ang mga larong suwertehan, kaya maglaro para sa saya at ayon sa kaya mo. Para sa mga 21 taong gulang pataas.</p>`,
  },
  cn: {
    name: '老虎机、真人娱乐与体育，尽在一处',
    body: `<p>{site} 用一个账户汇集老虎机、真人娱乐、捕鱼和体育。您可以按名称或供应商搜索，收藏喜欢的游戏，在任何手机上继续上次的游戏。</p>
<p>长期来看，博彩总有花费，请以娱乐为主，量力而行。仅限年满 21 周岁的成年人。</p>`,
  },
}

const slots: PageArticle = {
  en: {
    name: 'Slots, five reels at a time',
    body: `<p>The slots at {site} come from more than twenty studios and have five reels, ten lines and a wild. Sort them by name or by what’s new, or show one studio alone.</p>
<p>Many have a demo mode, in which nothing is staked and nothing is paid out. It’s a good way to learn how a game works.</p>`,
  },
  local: {
    name: 'Slots na may limang reel',
    body: `<p>Galing sa higit dalawampung studio ang slots ng {site}, bawat isa may limang reel, sampung linya at wild. Ayusin ayon sa pangalan o sa bago, o ipakita ang isang studio lang.</p>
<p>Marami ang may demo mode, kung saan walang itinataya at walang ibinabayad. Magandang paraan ito para matutunan ang laro.</p>`,
  },
  cn: {
    name: '老虎机：五轴十线',
    body: `<p>{site} 的老虎机来自二十多家供应商，均为五轴、十条线，并有百搭。您可以按名称或最新排序，也可以只看一家供应商。</p>
<p>许多游戏提供试玩模式，不下注，也不派彩，适合先了解玩法。</p>`,
  },
}

const casino: PageArticle = {
  en: {
    name: 'Live casino, day and night',
    body: `<p>The live casino of {site} has baccarat tables of every pace: quick rounds for a short break, slower ones to watch the cards turn. The tables are open day and night.</p>
<p>The house has an edge in every round, and no way of betting changes that.</p>`,
  },
  local: {
    name: 'Live casino, araw at gabi',
    body: `<p>May mga mesa ng baccarat ang live casino ng {site} sa bawat bilis: mabibilis na round para sa maikling pahinga, at mas mabagal para mapanood ang pagbukas ng baraha. Bukas ang mga mesa araw at gabi.</p>
<p>May bentahe ang bahay sa bawat round, at walang paraan ng pagtaya ang makakapagbago roon.</p>`,
  },
  cn: {
    name: '真人娱乐，全天开放',
    body: `<p>{site} 的真人娱乐设有各种节奏的百家乐桌：快节奏适合短暂休息，慢节奏可以细看开牌。牌桌全天开放。</p>
<p>每一局平台都占有优势，任何下注方法都改变不了。</p>`,
  },
}

const sports: PageArticle = {
  en: {
    name: 'Sports odds, before and during the match',
    body: `<p>{site} lists odds on basketball, football, volleyball and esports. Choose a league, compare prices before the match, or follow it live while the odds move.</p>
<p>Odds show what a bet pays if it wins, not how likely it is to win.</p>`,
  },
  local: {
    name: 'Odds sa sports, bago at habang may laban',
    body: `<p>May odds ang {site} sa basketball, football, volleyball at esports. Pumili ng liga, ikumpara ang odds bago ang laban, o sundan ito nang live habang gumagalaw ang odds.</p>
<p>Ipinapakita ng odds kung magkano ang bayad kapag nanalo ang taya, hindi kung gaano kalaki ang tsansang manalo.</p>`,
  },
  cn: {
    name: '体育赔率：赛前与滚球',
    body: `<p>{site} 提供篮球、足球、排球和电竞赔率。您可以选择联赛，在赛前比较赔率，也可以在比赛进行时跟随赔率变化。</p>
<p>赔率说明投注获胜时的派彩，并不代表获胜的可能性。</p>`,
  },
}

const fishing: PageArticle = {
  en: {
    name: 'Fishing games, one shot at a time',
    body: `<p>In a fishing game every shot is a stake: aim at small fish that are easily caught, or save your ammunition for big ones that pay more and get away more often. {site} has fishing games for one hand and a small screen.</p>`,
  },
  local: {
    name: 'Fishing games, isang taya bawat bala',
    body: `<p>Sa fishing game, taya ang bawat bala: umasinta sa maliliit na isdang madaling mahuli, o magtipid ng bala para sa malalaking mas malaki ang bayad pero mas madalas makatakas. May fishing games ang {site} para sa isang kamay at maliit na screen.</p>`,
  },
  cn: {
    name: '捕鱼游戏：每一炮都是一次下注',
    body: `<p>捕鱼游戏里，每一炮都是一次下注：可以瞄准容易捕获的小鱼，也可以留着炮弹等大鱼，派彩更高，逃脱也更多。{site} 的捕鱼游戏适合小屏幕和单手操作。</p>`,
  },
}

const poker: PageArticle = {
  en: {
    name: 'Blackjack, against the dealer',
    body: `<p>Blackjack at {site} is played with six decks: get closer to 21 than the dealer without going over. A blackjack pays 3 to 2, and your hand waits if you leave. Choose a table by name or by studio.</p>`,
  },
  local: {
    name: 'Blackjack, laban sa dealer',
    body: `<p>Anim na baraha ang gamit sa blackjack ng {site}: mas lumapit sa 21 kaysa sa dealer nang hindi lumalampas. 3 sa 2 ang bayad sa blackjack, at naghihintay ang baraha mo kung aalis ka. Pumili ng mesa ayon sa pangalan o studio.</p>`,
  },
  cn: {
    name: '黑杰克：与庄家比点数',
    body: `<p>{site} 的黑杰克使用六副牌：点数不超过 21 且比庄家更接近者获胜。黑杰克赔 3 比 2，离开后牌局会保留。可以按名称或供应商挑选牌桌。</p>`,
  },
}

const hot: PageArticle = {
  en: { name: 'Hot games', body: '<p>The games that players of {site} open most this week.</p>' },
  local: {
    name: 'Mga patok na laro',
    body: '<p>Ang mga larong pinakamadalas buksan ng mga manlalaro ng {site} ngayong linggo.</p>',
  },
  cn: { name: '热门游戏', body: '<p>本周 {site} 的玩家打开最多的游戏。</p>' },
}

const hashGame: PageArticle = {
  en: {
    name: 'Hash games',
    body: '<p>Rounds that anyone can check: the result comes from a public hash.</p>',
  },
  local: {
    name: 'Mga hash game',
    body: '<p>Mga round na kayang suriin ng lahat: galing sa pampublikong hash ang resulta.</p>',
  },
  cn: { name: '哈希游戏', body: '<p>每一局都可以核对：结果来自公开的哈希值。</p>' },
}

const sabong: PageArticle = {
  en: { name: 'Sabong', body: '<p>Scheduled arenas and results at {site}.</p>' },
  local: { name: 'Sabong', body: '<p>Mga nakatakdang arena at resulta sa {site}.</p>' },
  cn: { name: '斗鸡', body: '<p>{site} 的斗鸡场次与赛果。</p>' },
}

const lottery: PageArticle = {
  en: {
    name: 'Lottery draws around the clock',
    body: '<p>3D draws and keno every minute, day and night, at {site}. A ticket stays in its draw when you leave.</p>',
  },
  local: {
    name: 'Mga draw ng lottery, buong araw',
    body: '<p>May 3D draw at keno bawat minuto, araw at gabi, sa {site}. Kasali pa rin ang tiket kahit umalis ka.</p>',
  },
  cn: { name: '彩票，全天开奖', body: '<p>{site} 全天每分钟开出三位彩和基诺，离开后彩票仍有效。</p>' },
}

const horseRacing: PageArticle = {
  en: { name: 'Horse racing', body: '<p>Virtual races of six horses, day and night, at {site}.</p>' },
  local: {
    name: 'Karera ng kabayo',
    body: '<p>Virtual na karera ng anim na kabayo, araw at gabi, sa {site}.</p>',
  },
  cn: { name: '赛马', body: '<p>{site} 全天提供六匹马的虚拟赛马。</p>' },
}

const bingo: PageArticle = {
  en: {
    name: 'Seventy-five ball bingo',
    body: '<p>A new round every minute at {site}: 35 balls are called, and every full line pays.</p>',
  },
  local: {
    name: 'Bingo na may pitumpu’t limang bola',
    body: '<p>May bagong round bawat minuto sa {site}: 35 bola ang tinatawag, at may bayad ang bawat buong linya.</p>',
  },
  cn: { name: '75 球宾果', body: '<p>{site} 每分钟开一局：开出 35 个球，每条连线都有派奖。</p>' },
}

const arcade: PageArticle = {
  en: {
    name: 'Arcade games',
    body: '<p>Plinko at {site}: drop a ball through the pegs and choose how much risk you take. Where it falls is chance alone.</p>',
  },
  local: {
    name: 'Mga arcade game',
    body: '<p>Plinko sa {site}: ihulog ang bola sa mga peg at piliin kung gaano kalaking risk ang kukunin mo. Suwerte lang ang magpapasya kung saan ito babagsak.</p>',
  },
  cn: { name: '街机游戏', body: '<p>{site} 的弹珠游戏：投下小球，选择风险高低，落点全凭运气。</p>' },
}

const crash: PageArticle = {
  en: {
    name: 'Crash games',
    body: '<p>Watch the multiplier rise and leave in time. It can end at any moment, and then the stake is lost.</p>',
  },
  local: {
    name: 'Mga crash game',
    body: '<p>Panoorin ang pagtaas ng multiplier at umalis sa tamang oras. Puwede itong matapos anumang sandali, at talo na ang taya.</p>',
  },
  cn: { name: '爆点游戏', body: '<p>看着倍数上升，及时离场。倍数随时可能归零，届时下注全失。</p>' },
}

const spin: PageArticle = {
  en: { name: 'Wheels to spin', body: '<p>Wheels to turn, big and small, at {site}.</p>' },
  local: {
    name: 'Mga gulong na paiikutin',
    body: '<p>Malalaki at maliliit na gulong na paiikutin sa {site}.</p>',
  },
  cn: { name: '转盘', body: '<p>{site} 的大小转盘。</p>' },
}

/** The texts that the operator has written about pages, by the page's name. The others have a description alone. */
export const pageArticles: Partial<Record<string, PageArticle>> = {
  home,
  slots,
  casino,
  sports,
  fishing,
  poker,
  hot,
  'hash-game': hashGame,
  sabong,
  lottery,
  'horse-racing': horseRacing,
  bingo,
  arcade,
  crash,
  spin,
}
