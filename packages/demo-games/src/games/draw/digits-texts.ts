import { drawTexts } from './draw-texts.ts'

/** The texts of the 3D draw. */
export const digitsTexts = {
  EN: {
    ...drawTexts.EN,
    first: 'First digit',
    second: 'Second digit',
    third: 'Third digit',
    choose: 'Your three digits',
    ready: 'Choose three digits, then buy a ticket.',
    score: '{hits} of 3',
    rule: 'Three digits from 0 to 9 are drawn every minute. A ticket wins by how many of its digits are right and in the right place. It is in the next draw, even if you leave.',
    hits: 'Digits in place',
  },
  PHP: {
    ...drawTexts.PHP,
    first: 'Unang digit',
    second: 'Ikalawang digit',
    third: 'Ikatlong digit',
    choose: 'Ang tatlong digit mo',
    ready: 'Pumili ng tatlong digit, saka bumili ng tiket.',
    score: '{hits} sa 3',
    rule: 'Tatlong digit mula 0 hanggang 9 ang binubunot bawat minuto. Nananalo ang tiket ayon sa dami ng digit na tama at nasa tamang puwesto. Kasali ito sa susunod na bunot kahit umalis ka.',
    hits: 'Digit na nasa puwesto',
  },
  CN: {
    ...drawTexts.CN,
    first: '第一位',
    second: '第二位',
    third: '第三位',
    choose: '您的三位数字',
    ready: '选择三位数字，然后购买彩票。',
    score: '中 {hits} 位',
    rule: '每分钟开出三位 0 至 9 的数字。彩票按数字与位置均相同的位数派奖，参与下一期开奖，离开后仍有效。',
    hits: '猜中位数',
  },
} as const
