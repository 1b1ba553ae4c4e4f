/** The texts of the payment page in one language. */
interface PayTexts {
  lang: string
  title: string
  method: string
  reference: string
  until: string
  pay: string
  fail: string
  leave: string
  over: string
  unknown: string
  demo: string
}

const en: PayTexts = {
  lang: 'en',
  title: 'You’re paying',
  method: 'Method',
  reference: 'Reference',
  until: 'Pay before',
  pay: 'Pay',
  fail: 'Decline the payment',
  leave: 'Back to the site',
  over: 'This payment isn’t open anymore.',
  unknown: 'We can’t find this payment. Go back to the site and start again.',
  demo: 'A demo of a payment page. No money moves.',
}

const fil: PayTexts = {
  lang: 'fil',
  title: 'Babayaran mo',
  method: 'Paraan',
  reference: 'Reference',
  until: 'Bayaran bago ang',
  pay: 'Magbayad',
  fail: 'Tanggihan ang bayad',
  leave: 'Bumalik sa site',
  over: 'Hindi na bukas ang bayad na ito.',
  unknown: 'Hindi namin mahanap ang bayad na ito. Bumalik sa site at magsimula ulit.',
  demo: 'Demo lang ito ng payment page. Walang perang gagalaw.',
}

const zh: PayTexts = {
  lang: 'zh-Hans',
  title: '应付金额',
  method: '方式',
  reference: '参考编号',
  until: '付款截止',
  pay: '付款',
  fail: '拒绝付款',
  leave: '返回网站',
  over: '此付款已关闭。',
  unknown: '找不到此付款。请返回网站重新开始。',
  demo: '这是付款页面的演示，不会产生任何资金往来。',
}

/** The texts in the first language of an `Accept-Language` header that there are texts for; English by default. */
export function payTexts(acceptLanguage: string): PayTexts {
  const tags = acceptLanguage.toLowerCase().split(',')
  const found = tags.map((tag) => /^(en|fil|tl|zh)\b/.exec(tag.trim())?.[1]).find((tag) => tag !== undefined)
  if (found === 'zh') return zh
  return found === 'fil' || found === 'tl' ? fil : en
}
