import type { Texts } from '../../calls/texts.ts'

/** A piece of the operator's news. */
export interface NewsArticle {
  newsId: string
  daysAgo: number
  art: string
  title: Texts
  summary: Texts
  body: Texts
}

/** The news of every brand, latest first. */
export const news: readonly NewsArticle[] = [
  {
    ...{ newsId: 'friday-games', daysAgo: 2, art: 'slots' },
    title: { en: 'New slots this Friday', local: 'Mga bagong slot ngayong Biyernes', cn: '本周五新老虎机' },
    summary: {
      en: 'A dragon, a fishing village and a lantern festival join the reels.',
      local: 'May dragon, nayon ng mangingisda at pista ng parol sa mga reel.',
      cn: '神龙、渔村和花灯节登上转轴。',
    },
    body: {
      en: '<p>Find them under New. Each can be tried free in demo, and its odds are in the paytable.</p><h3>How to try one</h3><ul><li>Open the game and choose Demo.</li><li>Look at the paytable before you bet.</li></ul>',
      local:
        '<p>Hanapin ang mga ito sa Bago. Puwedeng subukan nang libre sa demo ang bawat isa, at nasa paytable ang tsansa.</p><h3>Paano subukan</h3><ul><li>Buksan ang laro at piliin ang Demo.</li><li>Tingnan ang paytable bago tumaya.</li></ul>',
      cn: '<p>请在“新游”中查看。每款均可免费试玩，赔率见赔付表。</p><h3>如何试玩</h3><ul><li>打开游戏，选择试玩。</li><li>投注前请先查看赔付表。</li></ul>',
    },
  },
  {
    ...{ newsId: 'faster-withdrawals', daysAgo: 9, art: 'horseRacing' },
    title: { en: 'Follow your withdrawal', local: 'Subaybayan ang pag-withdraw mo', cn: '随时查看取款进度' },
    summary: {
      en: 'Every step now shows its time, from request to bank.',
      local: 'May oras na ang bawat hakbang, mula request hanggang bangko.',
      cn: '从申请到银行，每一步均显示时间。',
    },
    body: {
      en: '<p>Open a withdrawal in your transaction history to see who acts next and by when. If a bank is late, it says so.</p>',
      local:
        '<p>Buksan ang withdrawal sa kasaysayan ng transaksyon para makita kung sino ang susunod na kikilos at hanggang kailan. Kung naantala ang bangko, nakasaad ito.</p>',
      cn: '<p>在交易记录中打开一笔取款，即可查看下一步由谁处理及截止时间。如银行延迟，也会注明。</p>',
    },
  },
  {
    ...{ newsId: 'your-limits', daysAgo: 16, art: 'bingo' },
    title: { en: 'Set your own limits', local: 'Magtakda ng sarili mong limit', cn: '设置您自己的限额' },
    summary: {
      en: 'Deposits, losses, bets and time: your amount, your rules.',
      local: 'Deposito, talo, taya at oras: halaga mo, patakaran mo.',
      cn: '存款、亏损、投注和时间：由您决定。',
    },
    body: {
      en: '<p>A lower limit holds at once. A higher one waits a day and asks you again. You’ll find limits, breaks and self-exclusion under Responsible gaming.</p>',
      local:
        '<p>Agad ang bisa ng mas mababang limit. Naghihintay ng isang araw ang mas mataas, at tatanungin ka ulit. Nasa Responsableng Paglalaro ang mga limit, pahinga at self-exclusion.</p>',
      cn: '<p>降低限额立即生效；提高限额需等待一天并再次确认。限额、暂停和自我排除均在“理性博彩”中。</p>',
    },
  },
  {
    ...{ newsId: 'scam-warning', daysAgo: 30, art: 'casino' },
    title: { en: 'Beware of false agents', local: 'Mag-ingat sa mga pekeng agent', cn: '谨防假冒代理' },
    summary: {
      en: 'We never ask for your password, your one-time code or a fee.',
      local: 'Hindi namin hihingin ang password, one-time code mo, o bayad.',
      cn: '我们绝不会索要您的密码、验证码或手续费。',
    },
    body: {
      en: '<p>If someone who claims to be from {site} asks for money or a code, don’t answer. Tell us through live chat or a ticket.</p>',
      local:
        '<p>Kung may nagsasabing taga-{site} siya at humihingi ng pera o code, huwag sumagot. Sabihin sa amin sa live chat o ticket.</p>',
      cn: '<p>如有人自称 {site} 员工并索要款项或验证码，请勿回应，并通过在线客服或工单告知我们。</p>',
    },
  },
]
