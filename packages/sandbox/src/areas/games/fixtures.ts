/** The name of a team or league, which is the same in English and Filipino, and in Chinese. */
type Name = readonly [name: string, chinese: string]

/** Two teams of the sportsbook, which meet again and again. */
interface Fixture {
  sport: 'basketball' | 'football' | 'volleyball' | 'badminton' | 'esports'
  league: Name
  home: Name
  away: Name
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

/** The pairs of the sportsbook. All leagues, teams and players are invented. */
export const fixtures: readonly Fixture[] = [
  {
    sport: 'basketball',
    league: leagues.hoops,
    home: ['Cebu Mariners', '宿务水手'],
    away: ['Davao Falcons', '达沃猎鹰'],
  },
  {
    sport: 'basketball',
    league: leagues.hoops,
    home: ['Baguio Pines', '碧瑶松林'],
    away: ['Iloilo Galleons', '怡朗大帆船'],
  },
  {
    sport: 'basketball',
    league: leagues.hoops,
    home: ['Quezon Thunder', '奎松雷霆'],
    away: ['Laguna Herons', '内湖苍鹭'],
  },
  {
    sport: 'basketball',
    league: leagues.womensCup,
    home: ['Makati Comets', '马卡蒂彗星'],
    away: ['Pasig Rapids', '帕西格激流'],
  },
  {
    sport: 'basketball',
    league: leagues.womensCup,
    home: ['Taguig Sparks', '达义火花'],
    away: ['Manila Tides', '马尼拉潮'],
  },
  {
    sport: 'football',
    league: leagues.premier,
    home: ['Palawan Rovers', '巴拉望流浪者'],
    away: ['Zambales United', '三描礼士联'],
  },
  {
    sport: 'football',
    league: leagues.premier,
    home: ['Bohol Athletic', '薄荷竞技'],
    away: ['Leyte City', '莱特城'],
  },
  {
    sport: 'football',
    league: leagues.shield,
    home: ['Port Adela', '阿德拉港'],
    away: ['Northgate Wanderers', '北门漫游者'],
  },
  {
    sport: 'volleyball',
    league: leagues.volley,
    home: ['Batangas Waves', '八打雁浪花'],
    away: ['Tarlac Embers', '打拉余烬'],
  },
  {
    sport: 'volleyball',
    league: leagues.volley,
    home: ['Bulacan Larks', '布拉干云雀'],
    away: ['Cavite Corals', '甲米地珊瑚'],
  },
  {
    sport: 'badminton',
    league: leagues.lantern,
    home: ['R. Villamor', '维拉莫'],
    away: ['H. Tanaka-Cruz', '田中克鲁兹'],
  },
  {
    sport: 'badminton',
    league: leagues.lantern,
    home: ['L. Soriano', '索里亚诺'],
    away: ['M. Okafor', '奥卡福'],
  },
  {
    sport: 'esports',
    league: leagues.masters,
    home: ['Team Agimat', '护符战队'],
    away: ['Neon Tamaraw', '霓虹水牛'],
  },
  {
    sport: 'esports',
    league: leagues.masters,
    home: ['Kidlat Five', '闪电五人'],
    away: ['Orion Habagat', '猎户季风'],
  },
]
