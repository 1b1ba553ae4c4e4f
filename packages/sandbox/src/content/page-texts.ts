/** A page's name and its description for search engines; `{site}` stands for the name of the site. */
export interface PageText {
  name: string
  body: string
}

export interface PageTexts {
  en: PageText
  local: PageText
  keywords: readonly string[]
}

type Line = readonly [
  page: string,
  enName: string,
  enBody: string,
  localName: string,
  localBody: string,
  keywords?: string,
]

const lobbies: readonly Line[] = [
  [
    'home',
    'Online slots, live casino and sports',
    'Play slots, live casino, fishing and sports at {site}, with your balance and favourites in one place. 21+ only.',
    'Online slots, live casino at sports',
    'Maglaro ng slots, live casino, fishing at sports sa {site}, kasama ang balanse at mga paborito mo sa iisang lugar. 21+ lamang.',
    'online casino, slots, sports',
  ],
  [
    'hot',
    'Hot games',
    'The games that players of {site} open most this week.',
    'Patok na laro',
    'Ang mga larong pinakabinubuksan ng mga manlalaro ng {site} ngayong linggo.',
  ],
  [
    'slots',
    'Slots',
    'Hundreds of slots from more than twenty studios, with demo play, at {site}.',
    'Slots',
    'Daan-daang slots mula sa higit dalawampung studio, may demo, sa {site}.',
    'slot games, jackpot',
  ],
  [
    'casino',
    'Live casino',
    'Baccarat, roulette and color game with live dealers, day and night, at {site}.',
    'Live casino',
    'Baccarat, roulette at color game kasama ang live dealers, araw at gabi, sa {site}.',
    'baccarat, roulette',
  ],
  [
    'hash-game',
    'Hash games',
    'Rounds that anyone can check: the result comes from a public hash.',
    'Hash game',
    'Mga round na kayang suriin ng lahat: galing sa pampublikong hash ang resulta.',
    'hash, provably fair',
  ],
  [
    'sports',
    'Sports',
    'Odds on basketball, football, volleyball and e-sports, before and during the match, at {site}.',
    'Sports',
    'Odds sa basketball, football, volleyball at e-sports, bago at habang may laban, sa {site}.',
    'sportsbook, odds, basketball',
  ],
  [
    'fishing',
    'Fishing',
    'Aim, shoot and land the big catch in fishing games at {site}.',
    'Fishing',
    'Umasinta, bumaril at hulihin ang malaking isda sa fishing games ng {site}.',
    'fishing games',
  ],
  [
    'poker',
    'Poker and table games',
    'Tongits, Pusoy, Lucky Nine and poker at {site}.',
    'Poker at table games',
    'Tongits, Pusoy, Lucky Nine at poker sa {site}.',
    'tongits, pusoy',
  ],
  [
    'sabong',
    'Sabong',
    'Scheduled arenas and results at {site}.',
    'Sabong',
    'Mga nakatakdang arena at resulta sa {site}.',
  ],
  [
    'lottery',
    'Lottery',
    'Three, four and six number draws around the clock at {site}.',
    'Lottery',
    'Tatlo, apat at anim na numerong draw buong araw sa {site}.',
    'lotto, draw',
  ],
  [
    'horse-racing',
    'Horse racing',
    'Race cards, virtual races and results at {site}.',
    'Karera ng kabayo',
    'Race cards, virtual na karera at mga resulta sa {site}.',
    'karera',
  ],
  [
    'bingo',
    'Bingo',
    'Seventy-five ball bingo halls that open every few minutes at {site}.',
    'Bingo',
    'Mga bingo hall na may pitumpu’t limang bola, bukas kada ilang minuto sa {site}.',
  ],
  [
    'arcade',
    'Arcade',
    'Quick games of skill and luck at {site}.',
    'Arcade',
    'Mabilis na laro ng galing at suwerte sa {site}.',
  ],
  [
    'crash',
    'Crash',
    'Watch the multiplier rise and leave in time at {site}.',
    'Crash',
    'Panoorin ang pagtaas ng multiplier at umalis sa tamang oras sa {site}.',
  ],
  [
    'spin',
    'Spin',
    'Wheels to turn, big and small, at {site}.',
    'Spin',
    'Mga gulong na paiikutin, malaki at maliit, sa {site}.',
  ],
]

const house: readonly Line[] = [
  [
    'promotions',
    'Promotions',
    'Current offers of {site}, each with its terms before you take it.',
    'Promosyon',
    'Mga kasalukuyang alok ng {site}, kasama ang mga tuntunin bago mo kunin.',
    'bonus',
  ],
  [
    'mission',
    'Missions',
    'Daily and weekly goals with rewards at {site}.',
    'Misyon',
    'Araw-araw at lingguhang layunin na may gantimpala sa {site}.',
  ],
  [
    'vip',
    'VIP',
    'Levels, what they ask for and what they give, at {site}.',
    'VIP',
    'Mga antas, ang hinihingi at ibinibigay ng mga ito, sa {site}.',
  ],
  [
    'referral',
    'Referral',
    'Invite friends of legal age to {site} and share in the reward.',
    'Referral',
    'Mag-imbita ng mga kaibigang nasa legal na edad sa {site} at makibahagi sa gantimpala.',
  ],
  [
    'leaderboard',
    'Leaderboard',
    'Standings and prizes of the running tournaments at {site}.',
    'Leaderboard',
    'Mga puwesto at premyo ng mga kasalukuyang torneo sa {site}.',
  ],
  ['news', 'News', 'What is new at {site}.', 'Balita', 'Ano ang bago sa {site}.'],
  [
    'download',
    'Download the app',
    'Install {site} on your phone.',
    'I-download ang app',
    'I-install ang {site} sa telepono mo.',
  ],
  [
    'minigame',
    'Mini-games',
    'Wheels, scratch cards and gift boxes for your tokens at {site}.',
    'Mini-games',
    'Mga gulong, scratch card at gift box para sa tokens mo sa {site}.',
  ],
  [
    'about',
    'About us',
    'Who runs {site} and under which licence.',
    'Tungkol sa amin',
    'Sino ang nagpapatakbo ng {site} at sa anong lisensya.',
  ],
  [
    'contact-us',
    'Contact us',
    'How to reach the people of {site}, day and night.',
    'Makipag-ugnayan sa amin',
    'Paano maabot ang mga tao ng {site}, araw at gabi.',
  ],
  [
    'faqs',
    'FAQs',
    'Answers to what players of {site} ask most.',
    'Mga Madalas Itanong',
    'Mga sagot sa pinakamadalas itanong ng mga manlalaro ng {site}.',
  ],
  [
    'privacy-policy',
    'Privacy policy',
    'What {site} keeps about you, why, and for how long.',
    'Patakaran sa Pagkapribado',
    'Ano ang itinatago ng {site} tungkol sa iyo, bakit, at gaano katagal.',
  ],
  [
    'term-condition',
    'Terms and conditions',
    'The rules of playing at {site}.',
    'Mga tuntunin at kondisyon',
    'Ang mga patakaran ng paglalaro sa {site}.',
  ],
  [
    'responsible-gaming',
    'Responsible gaming',
    'Limits, breaks and help at {site}. Play for fun, 21+ only.',
    'Responsableng Paglalaro',
    'Mga limit, pahinga at tulong sa {site}. Maglaro para sa saya, 21+ lamang.',
  ],
  [
    'banking',
    'Banking',
    'Ways to deposit and withdraw at {site}, with fees and times.',
    'Banking',
    'Mga paraan ng deposito at withdrawal sa {site}, kasama ang bayad at oras.',
    'deposit, withdrawal',
  ],
]

const personal: readonly Line[] = [
  ['login', 'Log in', 'Log in to {site}.', 'Mag-log in', 'Mag-log in sa {site}.'],
  [
    'register',
    'Sign up',
    'Open an account at {site}. 21+ only.',
    'Magrehistro',
    'Magbukas ng account sa {site}. 21+ lamang.',
  ],
  [
    'forgot-password',
    'Forgot password',
    'Get back into your account at {site}.',
    'Nakalimutan ang password',
    'Bawiin ang account mo sa {site}.',
  ],
  ['account', 'Account', 'Your account at {site}.', 'Account', 'Ang account mo sa {site}.'],
  ['profile', 'Profile', 'Your details at {site}.', 'Profile', 'Ang mga detalye mo sa {site}.'],
  [
    'edit-profile',
    'Edit profile',
    'Change your details at {site}.',
    'I-edit ang profile',
    'Baguhin ang mga detalye mo sa {site}.',
  ],
  [
    'security',
    'Security',
    'Sessions and devices of your account at {site}.',
    'Seguridad',
    'Mga session at device ng account mo sa {site}.',
  ],
  [
    'change-password',
    'Change password',
    'Choose a new password for {site}.',
    'Palitan ang password',
    'Pumili ng bagong password para sa {site}.',
  ],
  [
    'deposit',
    'Deposit',
    'Add money to your balance at {site}.',
    'Deposito',
    'Magdagdag ng pera sa balanse mo sa {site}.',
  ],
  [
    'withdrawal',
    'Withdrawal',
    'Take money out of your balance at {site}.',
    'Mag-withdraw',
    'Kumuha ng pera mula sa balanse mo sa {site}.',
  ],
  [
    'bank-details',
    'Bank details',
    'Your accounts for withdrawals at {site}.',
    'Detalye ng bangko',
    'Ang mga account mo para sa withdrawal sa {site}.',
  ],
  [
    'add-bank',
    'Add a bank account',
    'Add an account for withdrawals at {site}.',
    'Magdagdag ng bangko',
    'Magdagdag ng account para sa withdrawal sa {site}.',
  ],
  [
    'transaction-history',
    'Transaction history',
    'Everything that moved on your balance at {site}.',
    'Kasaysayan ng transaksyon',
    'Lahat ng gumalaw sa balanse mo sa {site}.',
  ],
  [
    'statement',
    'Statement',
    'Your totals by day at {site}.',
    'Statement',
    'Ang mga kabuuan mo bawat araw sa {site}.',
  ],
  ['bet-history', 'Bet history', 'Your bets at {site}.', 'Kasaysayan ng taya', 'Ang mga taya mo sa {site}.'],
  ['inbox', 'Inbox', 'Messages from {site}.', 'Inbox', 'Mga mensahe mula sa {site}.'],
  ['playnow', 'Play', 'Your game at {site}.', 'Maglaro', 'Ang laro mo sa {site}.'],
  ['preloader', 'Loading', '{site} is loading.', 'Naglo-load', 'Naglo-load ang {site}.'],
]

/** The texts of every page, by the page's name: its path without the slash, `home` for the first. */
export const pageTexts: Record<string, PageTexts | undefined> = Object.fromEntries(
  [...lobbies, ...house, ...personal].map(([page, enName, enBody, localName, localBody, keywords = '']) => [
    page,
    {
      en: { name: enName, body: enBody },
      local: { name: localName, body: localBody },
      keywords: keywords.split(', ').filter(Boolean),
    },
  ]),
)
