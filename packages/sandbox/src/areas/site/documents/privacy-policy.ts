import type { CmsText } from './cms-text.ts'

export const privacyPolicy: CmsText = {
  en: `<h2>Privacy policy</h2>
<p>What {site} keeps about you, why, and for how long.</p>
<table>
  <thead><tr><th>What</th><th>Why</th><th>How long</th></tr></thead>
  <tbody>
    <tr><td>Account ID, name, mobile number, email</td><td>To know who you are and to reach you</td><td>While the account is open, then five years</td></tr>
    <tr><td>Bets and payments</td><td>The law requires it, and you may ask for it</td><td>Five years</td></tr>
    <tr><td>Device and network address</td><td>To keep others out of your account</td><td>One year</td></tr>
  </tbody>
</table>
<h3>Who else sees it</h3>
<p>Payment providers see what a payment needs. Game studios see a player number, never your name. We don’t sell your data.</p>
<h3>Your rights</h3>
<p>Ask for a copy, a correction, or for your account to be closed. Email <a href="mailto:privacy@example.com">privacy@example.com</a> and we’ll answer within fifteen days.</p>`,
  local: `<h2>Patakaran sa Pagkapribado</h2>
<p>Ano ang itinatago ng {site} tungkol sa iyo, bakit, at gaano katagal.</p>
<table>
  <thead><tr><th>Ano</th><th>Bakit</th><th>Gaano katagal</th></tr></thead>
  <tbody>
    <tr><td>Account ID, pangalan, mobile number, email</td><td>Para makilala at maabot ka</td><td>Habang bukas ang account, saka limang taon</td></tr>
    <tr><td>Mga taya at bayad</td><td>Hinihingi ng batas, at puwede mo ring hingin</td><td>Limang taon</td></tr>
    <tr><td>Device at address sa network</td><td>Para walang ibang makapasok sa account mo</td><td>Isang taon</td></tr>
  </tbody>
</table>
<h3>Sino pa ang nakakakita</h3>
<p>Nakikita ng mga payment provider ang kailangan ng isang bayad. Numero lang ng manlalaro ang nakikita ng mga game studio, hindi ang pangalan mo. Hindi namin ibinebenta ang data mo.</p>
<h3>Ang mga karapatan mo</h3>
<p>Puwede kang humingi ng kopya, ng pagtatama, o ng pagsasara ng account mo. Mag-email sa <a href="mailto:privacy@example.com">privacy@example.com</a> at sasagot kami sa loob ng labinlimang araw.</p>`,
  cn: `<h2>隐私政策</h2>
<p>{site} 保存您的哪些信息、为什么保存，以及保存多久。</p>
<table>
  <thead><tr><th>内容</th><th>原因</th><th>期限</th></tr></thead>
  <tbody>
    <tr><td>账号、姓名、手机号码、邮箱</td><td>用于确认身份并与您联系</td><td>账户有效期间及之后五年</td></tr>
    <tr><td>投注与支付</td><td>法律要求，您也可以索取</td><td>五年</td></tr>
    <tr><td>设备与网络地址</td><td>防止他人进入您的账户</td><td>一年</td></tr>
  </tbody>
</table>
<h3>还有谁能看到</h3>
<p>支付机构只看到支付所需的信息。游戏厂商只看到玩家编号，看不到您的姓名。我们不出售您的信息。</p>
<h3>您的权利</h3>
<p>您可以索取副本、要求更正，或要求关闭账户。请发送邮件至 <a href="mailto:privacy@example.com">privacy@example.com</a>，我们会在十五天内答复。</p>`,
}
