/** The name of a team or league, which is the same in English and Filipino, and in Chinese. */
type Name = readonly [name: string, chinese: string]

/** A match of the sportsbook, relative to the current time. */
export interface Fixture {
  sport: 'basketball' | 'football' | 'volleyball' | 'badminton' | 'esports'
  league: Name
  home: Name
  away: Name
  /** Minutes from now; negative for a live match. */
  startsInMinutes: number
  /** Empty before the start. */
  score: string
  /** Decimal odds; the draw is null for sports without draws. */
  odds: readonly [home: string, draw: string | null, away: string]
}

const leagues = {
  hoops: ['Island Hoops League', '海岛篮球联赛'],
  womensCup: ['Metro Women’s Cup', '大都会女子杯'],
  premier: ['Archipelago Premier', '群岛超级联赛'],
  shield: ['Southern Shield', '南方盾杯'],
  volley: ['Sampaguita Volley Series', '茉莉花排球系列赛'],
  lantern: ['Lantern Open', '灯笼公开赛'],
  masters: ['Bayani Arena Masters', '英雄竞技场大师赛'],
} as const satisfies Record<string, Name>

const basketball = (
  league: Name,
  home: Name,
  away: Name,
  startsInMinutes: number,
  odds: [string, string],
  score = '',
): Fixture => ({
  sport: 'basketball',
  league,
  home,
  away,
  startsInMinutes,
  score,
  odds: [odds[0], null, odds[1]],
})

/** The matches of the sportsbook. All leagues, teams and players are invented. */
export const fixtures: readonly Fixture[] = [
  basketball(
    leagues.hoops,
    ['Cebu Mariners', '宿务水手'],
    ['Davao Falcons', '达沃猎鹰'],
    -34,
    ['1.62', '2.28'],
    '58-51',
  ),
  basketball(leagues.hoops, ['Baguio Pines', '碧瑶松林'], ['Iloilo Galleons', '怡朗大帆船'], 95, [
    '1.85',
    '1.95',
  ]),
  basketball(leagues.hoops, ['Quezon Thunder', '奎松雷霆'], ['Laguna Herons', '内湖苍鹭'], 215, [
    '1.44',
    '2.70',
  ]),
  basketball(leagues.womensCup, ['Makati Comets', '马卡蒂彗星'], ['Pasig Rapids', '帕西格激流'], 330, [
    '2.05',
    '1.75',
  ]),
  basketball(leagues.womensCup, ['Taguig Sparks', '达义火花'], ['Manila Tides', '马尼拉潮'], 1_490, [
    '1.90',
    '1.90',
  ]),
  {
    sport: 'football',
    league: leagues.premier,
    home: ['Palawan Rovers', '巴拉望流浪者'],
    away: ['Zambales United', '三描礼士联'],
    startsInMinutes: -62,
    score: '1-0',
    odds: ['1.48', '3.90', '6.75'],
  },
  {
    sport: 'football',
    league: leagues.premier,
    home: ['Bohol Athletic', '薄荷竞技'],
    away: ['Leyte City', '莱特城'],
    startsInMinutes: 150,
    score: '',
    odds: ['2.30', '3.15', '2.95'],
  },
  {
    sport: 'football',
    league: leagues.shield,
    home: ['Port Adela', '阿德拉港'],
    away: ['Northgate Wanderers', '北门漫游者'],
    startsInMinutes: 640,
    score: '',
    odds: ['1.72', '3.60', '4.50'],
  },
  {
    sport: 'volleyball',
    league: leagues.volley,
    home: ['Batangas Waves', '八打雁浪花'],
    away: ['Tarlac Embers', '打拉余烬'],
    startsInMinutes: -20,
    score: '1-1',
    odds: ['1.70', null, '2.08'],
  },
  {
    sport: 'volleyball',
    league: leagues.volley,
    home: ['Bulacan Larks', '布拉干云雀'],
    away: ['Cavite Corals', '甲米地珊瑚'],
    startsInMinutes: 280,
    score: '',
    odds: ['2.15', null, '1.66'],
  },
  {
    sport: 'badminton',
    league: leagues.lantern,
    home: ['R. Villamor', '维拉莫'],
    away: ['H. Tanaka-Cruz', '田中克鲁兹'],
    startsInMinutes: 45,
    score: '',
    odds: ['1.95', null, '1.85'],
  },
  {
    sport: 'badminton',
    league: leagues.lantern,
    home: ['L. Soriano', '索里亚诺'],
    away: ['M. Okafor', '奥卡福'],
    startsInMinutes: 410,
    score: '',
    odds: ['1.38', null, '2.95'],
  },
  {
    sport: 'esports',
    league: leagues.masters,
    home: ['Team Agimat', '护符战队'],
    away: ['Neon Tamaraw', '霓虹水牛'],
    startsInMinutes: -12,
    score: '0-0',
    odds: ['1.80', null, '2.00'],
  },
  {
    sport: 'esports',
    league: leagues.masters,
    home: ['Kidlat Five', '闪电五人'],
    away: ['Orion Habagat', '猎户季风'],
    startsInMinutes: 120,
    score: '',
    odds: ['2.40', null, '1.55'],
  },
]
