/** The texts of the slot in one language. */
export interface SlotTexts {
  /** BCP 47. */
  lang: string
  /** The locale for numbers and amounts (BCP 47). */
  numbers: string
  balance: string
  bet: string
  win: string
  spin: string
  less: string
  more: string
  lobby: string
  paytable: string
  close: string
  demo: string
  goodLuck: string
  bigWin: string
  lines: string
  rules: string
  interrupted: string
  retry: string
  insufficientBalance: string
  expired: string
  invalidInput: string
}

const english: SlotTexts = {
  lang: 'en',
  numbers: 'en-PH',
  balance: 'Balance',
  bet: 'Bet',
  win: 'Win',
  spin: 'Spin',
  less: 'Lower the bet',
  more: 'Raise the bet',
  lobby: 'Back to the lobby',
  paytable: 'Paytable',
  close: 'Close',
  demo: 'Demo – play money only',
  goodLuck: 'Good luck',
  bigWin: 'Big win',
  lines: '{count} lines',
  rules:
    'Lines pay from the left, three or more in a row. Wild stands in for every symbol on reels 2, 3 and 4. Return to player {share}.',
  interrupted: 'We lost the connection. Your round is saved and won’t be charged twice.',
  retry: 'Try again',
  insufficientBalance: 'Your balance is too low for this bet.',
  expired: 'This game has ended. Open it again from the lobby.',
  invalidInput: 'That bet wasn’t accepted. Choose another.',
}

const filipino: SlotTexts = {
  lang: 'fil',
  numbers: 'en-PH',
  balance: 'Balanse',
  bet: 'Taya',
  win: 'Panalo',
  spin: 'Ikot',
  less: 'Ibaba ang taya',
  more: 'Itaas ang taya',
  lobby: 'Bumalik sa lobby',
  paytable: 'Talaan ng panalo',
  close: 'Isara',
  demo: 'Demo – hindi totoong pera',
  goodLuck: 'Good luck',
  bigWin: 'Malaking panalo',
  lines: '{count} linya',
  rules:
    'Nagbabayad ang mga linya mula sa kaliwa, tatlo o higit pang magkakasunod. Pumapalit ang Wild sa lahat ng simbolo sa reel 2, 3 at 4. Balik sa manlalaro {share}.',
  interrupted: 'Naputol ang koneksyon. Naka-save ang round mo at hindi ka sisingilin nang dalawang beses.',
  retry: 'Subukan ulit',
  insufficientBalance: 'Kulang ang balanse mo para sa tayang ito.',
  expired: 'Tapos na ang larong ito. Buksan ulit mula sa lobby.',
  invalidInput: 'Hindi tinanggap ang tayang iyan. Pumili ng iba.',
}

const chinese: SlotTexts = {
  lang: 'zh-Hans',
  numbers: 'zh-CN',
  balance: '余额',
  bet: '投注',
  win: '赢得',
  spin: '旋转',
  less: '降低投注',
  more: '提高投注',
  lobby: '返回大厅',
  paytable: '赔付表',
  close: '关闭',
  demo: '试玩模式 – 非真实货币',
  goodLuck: '祝您好运',
  bigWin: '大奖',
  lines: '{count} 条线',
  rules: '从左侧起连续三个或以上相同图案即可获奖。百搭可在第 2、3、4 轴替代任何图案。玩家回报率 {share}。',
  interrupted: '连接已断开。本局已保存，不会重复扣款。',
  retry: '重试',
  insufficientBalance: '余额不足，无法投注。',
  expired: '本次游戏已结束，请从大厅重新打开。',
  invalidInput: '该投注未被接受，请选择其他金额。',
}

export const slotTexts = { EN: english, PHP: filipino, CN: chinese } as const
