import t from 'tap'
import { locale as chinese } from '../../../packages/web/src/i18n/locales/cn/locale.ts'
import { pageTexts as chinesePages } from '../../../packages/web/src/i18n/locales/cn/ui-pages.ts'
import { locale as english } from '../../../packages/web/src/i18n/locales/en/locale.ts'
import { pageTexts as englishPages } from '../../../packages/web/src/i18n/locales/en/ui-pages.ts'
import { locale as filipino } from '../../../packages/web/src/i18n/locales/php/locale.ts'
import { pageTexts as filipinoPages } from '../../../packages/web/src/i18n/locales/php/ui-pages.ts'

/** The words of the house: English, Filipino and Chinese. Loan words that Filipino players use stay as they are. */
const words: readonly (readonly [string, string, string])[] = [
  ['Deposit', 'Deposito', '存款'],
  ['Withdraw', 'Mag-withdraw', '取款'],
  ['Withdrawal', 'Mag-withdraw', '取款'],
  ['Log in', 'Mag-log in', '登录'],
  ['Sign up', 'Magrehistro', '注册'],
  ['Log out', 'Mag-log out', '退出登录'],
  ['Home', 'Home', '首页'],
  ['Hot', 'Patok', '热门'],
  ['Slots', 'Slots', '老虎机'],
  ['Live casino', 'Live Casino', '真人娱乐'],
  ['Sports', 'Sports', '体育'],
  ['Fishing', 'Fishing', '捕鱼'],
  ['Poker', 'Poker', '棋牌'],
  ['Lottery', 'Lottery', '彩票'],
  ['Promotions', 'Promosyon', '优惠活动'],
  ['Rewards', 'Rewards', '奖励'],
  ['Referral', 'Referral', '推荐好友'],
  ['Inbox', 'Inbox', '站内信'],
  ['Favorites', 'Paborito', '收藏'],
  ['Recent', 'Kamakailan', '近期游戏'],
  ['Balance', 'Balanse', '余额'],
  ['Bet history', 'Kasaysayan ng taya', '投注历史'],
  ['Transaction history', 'Kasaysayan ng transaksyon', '交易记录'],
  ['Remaining turnover', 'Natitirang turnover', '剩余流水'],
  ['Amount', 'Halaga', '金额'],
  ['Claim', 'I-claim', '领取'],
  ['Search', 'Maghanap', '搜索'],
  ['Confirm', 'Kumpirmahin', '确认'],
  ['Cancel', 'Kanselahin', '取消'],
  ['Submit', 'Isumite', '提交'],
  ['Forgot password', 'Nakalimutan ang password', '忘记密码'],
  ['Responsible gaming', 'Responsableng Paglalaro', '理性博彩'],
  ['About us', 'Tungkol sa amin', '关于我们'],
  ['Contact us', 'Makipag-ugnayan sa amin', '联系我们'],
  ['FAQs', 'Mga Madalas Itanong', '常见问题'],
  ['Privacy policy', 'Patakaran sa Pagkapribado', '隐私政策'],
]

type Texts = { readonly [Key: string]: string | Texts }

function flat(texts: Texts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flat(value, `${path}${key}.`),
  )
}

const all = (texts: Texts, pages: Texts) => new Map([...flat(texts), ...flat(pages)])
const [source, local, han] = [
  all(english, englishPages),
  all(filipino, filipinoPages),
  all(chinese, chinesePages),
]

t.test('a word of the house is the same wherever it stands alone, in each language', async (t) => {
  let found = 0
  for (const [key, text] of source) {
    const word = words.find(([written]) => written.toLowerCase() === text.toLowerCase())
    if (!word) continue
    found += 1
    t.same([local.get(key), han.get(key)], [word[1], word[2]], `${key}: ${text}`)
  }
  t.ok(found > 30, `${found} texts were looked at`)
})

t.test('one text of English is one text of another language', async (t) => {
  for (const [language, texts] of Object.entries({ Filipino: local, Chinese: han })) {
    const byEnglish = new Map<string, string>()
    for (const [key, text] of source) {
      const written = texts.get(key) ?? ''
      const known = byEnglish.get(text)
      if (known === undefined) byEnglish.set(text, written)
      else t.equal(written, known, `${language} ${key}: ${text}`)
    }
  }
})

t.test('no long text of Filipino or Chinese is a copy of the English', async (t) => {
  for (const [key, text] of source) {
    const isSentence =
      text
        .replace(/\{\{.*?\}\}/g, '')
        .trim()
        .split(/\s+/).length > 2
    if (!isSentence) continue
    t.not(local.get(key), text, key)
    t.not(han.get(key), text, key)
  }
})
