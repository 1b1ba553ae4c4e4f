import { drawTexts } from './draw-texts.ts'

/** The texts of keno. */
export const kenoTexts = {
  EN: {
    ...drawTexts.EN,
    numbersToPick: 'Numbers',
    choose: '{count} of 4 numbers',
    ready: 'Choose four numbers, then buy a ticket.',
    needMore: 'Choose four numbers first.',
    score: '{hits} of 4',
    rule: 'Six of 24 numbers are drawn every minute. A ticket has four numbers and is in the next draw, even if you leave.',
    hits: 'Numbers right',
  },
  PHP: {
    ...drawTexts.PHP,
    numbersToPick: 'Mga numero',
    choose: '{count} sa 4 na numero',
    ready: 'Pumili ng apat na numero, saka bumili ng tiket.',
    needMore: 'Pumili muna ng apat na numero.',
    score: '{hits} sa 4',
    rule: 'Anim sa 24 na numero ang binubunot bawat minuto. May apat na numero ang tiket at kasali sa susunod na bunot kahit umalis ka.',
    hits: 'Tamang numero',
  },
  CN: {
    ...drawTexts.CN,
    numbersToPick: '号码',
    choose: '已选 {count} / 4 个号码',
    ready: '选择四个号码，然后购买彩票。',
    needMore: '请先选择四个号码。',
    score: '中 {hits} 个',
    rule: '每分钟从 24 个号码中开出 6 个。每张彩票含四个号码，参与下一期开奖，离开后仍有效。',
    hits: '猜中个数',
  },
} as const
