import { gameTexts } from '../frame/game-texts.ts'

/** The texts of the slot. */
export const slotTexts = {
  EN: {
    ...gameTexts.EN,
    spin: 'Spin',
    paytable: 'Paytable',
    goodLuck: 'Good luck',
    bigWin: 'Big win',
    lines: '{count} lines',
    rules:
      'Lines pay from the left, three or more in a row. Wild stands in for every symbol on reels 2, 3 and 4. Return to player {share}.',
  },
  PHP: {
    ...gameTexts.PHP,
    spin: 'Ikot',
    paytable: 'Talaan ng panalo',
    goodLuck: 'Good luck',
    bigWin: 'Malaking panalo',
    lines: '{count} linya',
    rules:
      'Nagbabayad ang mga linya mula sa kaliwa, tatlo o higit pang magkakasunod. Pumapalit ang Wild sa lahat ng simbolo sa reel 2, 3 at 4. Balik sa manlalaro {share}.',
  },
  CN: {
    ...gameTexts.CN,
    spin: '旋转',
    paytable: '赔付表',
    goodLuck: '祝您好运',
    bigWin: '大奖',
    lines: '{count} 条线',
    rules: '从左侧起连续三个或以上相同图案即可获奖。百搭可在第 2、3、4 轴替代任何图案。玩家回报率 {share}。',
  },
} as const
