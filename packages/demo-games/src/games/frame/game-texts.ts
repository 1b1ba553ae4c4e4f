/** The texts that all games share, in one language. */
export interface GameTexts {
  /** BCP 47. */
  lang: string
  /** The locale for numbers and amounts (BCP 47). */
  numbers: string
  balance: string
  bet: string
  win: string
  less: string
  more: string
  lobby: string
  demo: string
  rulesTitle: string
  close: string
  check: string
  checkHow: string
  hash: string
  seed: string
  round: string
  seedLater: string
  nextHash: string
  matches: string
  interrupted: string
  retry: string
  insufficientBalance: string
  limitReached_LOSS: string
  limitReached_BET: string
  limitReached_SESSION_TIME: string
  coolOffActive: string
  selfExcluded: string
  expired: string
  invalidInput: string
  pendingExists: string
}

const english: GameTexts = {
  lang: 'en',
  numbers: 'en-PH',
  balance: 'Balance',
  bet: 'Bet',
  win: 'Win',
  less: 'Lower the bet',
  more: 'Raise the bet',
  lobby: 'Back to the lobby',
  demo: 'Demo – play money only',
  rulesTitle: 'Rules and odds',
  close: 'Close',
  check: 'Check this round',
  checkHow:
    'The hash was shown before the round, the seed after it. The outcome comes from HMAC-SHA256 of the seed and the round number, so nobody could change it.',
  hash: 'Hash, shown before',
  seed: 'Seed, shown after',
  round: 'Round number',
  seedLater: 'Shown when the round is over',
  nextHash: 'Hash of the next round',
  matches: 'The hash is the SHA-256 of the seed.',
  interrupted: 'We lost the connection. Your round is saved and won’t be charged twice.',
  retry: 'Try again',
  insufficientBalance: 'Your balance is too low for this bet.',
  limitReached_LOSS: 'This bet takes you past your loss limit. It starts over on {time}.',
  limitReached_BET: 'This bet takes you past your betting limit. It starts over on {time}.',
  limitReached_SESSION_TIME: 'You’ve reached your time limit. It starts over on {time}.',
  coolOffActive: 'You’re on a break, so bets are off until {time}.',
  selfExcluded: 'You’ve excluded yourself, so bets are off.',
  expired: 'This game has ended. Open it again from the lobby.',
  invalidInput: 'That bet wasn’t accepted. Choose another.',
  pendingExists: 'You already have a round open. Finish it first.',
}

const filipino: GameTexts = {
  lang: 'fil',
  numbers: 'en-PH',
  balance: 'Balanse',
  bet: 'Taya',
  win: 'Panalo',
  less: 'Ibaba ang taya',
  more: 'Itaas ang taya',
  lobby: 'Bumalik sa lobby',
  demo: 'Demo – hindi totoong pera',
  rulesTitle: 'Mga patakaran at tsansa',
  close: 'Isara',
  check: 'Suriin ang round na ito',
  checkHow:
    'Ipinakita ang hash bago ang round at ang seed pagkatapos. Galing ang resulta sa HMAC-SHA256 ng seed at ng numero ng round, kaya walang makakapagbago nito.',
  hash: 'Hash, ipinakita bago',
  seed: 'Seed, ipinakita pagkatapos',
  round: 'Numero ng round',
  seedLater: 'Ipapakita kapag tapos na ang round',
  nextHash: 'Hash ng susunod na round',
  matches: 'Ang hash ay SHA-256 ng seed.',
  interrupted: 'Naputol ang koneksyon. Naka-save ang round mo at hindi ka sisingilin nang dalawang beses.',
  retry: 'Subukan ulit',
  insufficientBalance: 'Kulang ang balanse mo para sa tayang ito.',
  limitReached_LOSS: 'Lampas ang tayang ito sa limit mo sa talo. Magsisimula ulit ito sa {time}.',
  limitReached_BET: 'Lampas ang tayang ito sa limit mo sa taya. Magsisimula ulit ito sa {time}.',
  limitReached_SESSION_TIME: 'Naabot mo na ang limit mo sa oras. Magsisimula ulit ito sa {time}.',
  coolOffActive: 'Naka-break ka, kaya walang taya hanggang {time}.',
  selfExcluded: 'Naka-self-exclude ka, kaya hindi ka makakataya.',
  expired: 'Tapos na ang larong ito. Buksan ulit mula sa lobby.',
  invalidInput: 'Hindi tinanggap ang tayang iyan. Pumili ng iba.',
  pendingExists: 'May bukas ka pang round. Tapusin muna iyon.',
}

const chinese: GameTexts = {
  lang: 'zh-Hans',
  numbers: 'zh-CN',
  balance: '余额',
  bet: '投注',
  win: '赢得',
  less: '降低投注',
  more: '提高投注',
  lobby: '返回大厅',
  demo: '试玩模式 – 非真实货币',
  rulesTitle: '规则与概率',
  close: '关闭',
  check: '验证本局',
  checkHow: '哈希在开局前公布，种子在结束后公布。结果由种子与局号经 HMAC-SHA256 得出，任何人都无法更改。',
  hash: '哈希（开局前公布）',
  seed: '种子（结束后公布）',
  round: '局号',
  seedLater: '本局结束后公布',
  nextHash: '下一局的哈希',
  matches: '该哈希正是种子的 SHA-256 值。',
  interrupted: '连接已断开。本局已保存，不会重复扣款。',
  retry: '重试',
  insufficientBalance: '余额不足，无法投注。',
  limitReached_LOSS: '此投注会超出您的亏损限额，{time} 重新计算。',
  limitReached_BET: '此投注会超出您的投注限额，{time} 重新计算。',
  limitReached_SESSION_TIME: '您已达到时长限额，{time} 重新计算。',
  coolOffActive: '您正在休息期，{time} 前无法投注。',
  selfExcluded: '您已自我排除，无法投注。',
  expired: '本次游戏已结束，请从大厅重新打开。',
  invalidInput: '该投注未被接受，请选择其他金额。',
  pendingExists: '您还有一局未结束，请先完成。',
}

export const gameTexts = { EN: english, PHP: filipino, CN: chinese } as const
