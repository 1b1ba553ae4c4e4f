import type { CmsText } from './cms-text.ts'

export const privacyPolicy: CmsText = {
  en: `<h2>Privacy policy</h2>
<p>This page says what {site} keeps about you, why, and for how long.</p>
<table>
  <thead><tr><th>What</th><th>Why</th><th>How long</th></tr></thead>
  <tbody>
    <tr><td>Account ID, name, phone, e-mail</td><td>To know who you are and to reach you</td><td>While the account is open, then five years</td></tr>
    <tr><td>Bets and payments</td><td>The law asks for it, and so may you</td><td>Five years</td></tr>
    <tr><td>Device and address on the network</td><td>To keep others out of your account</td><td>One year</td></tr>
  </tbody>
</table>
<h3>Who else sees it</h3>
<p>Payment providers see what a payment needs. Game studios see a player number, never your name. We sell nothing to anyone.</p>
<h3>Your rights</h3>
<p>You may ask for a copy, for a correction, or for your account to be closed. Write to <a href="mailto:privacy@example.com">privacy@example.com</a>; you get an answer within fifteen days.</p>`,
  local: `<h2>Patakaran sa Pagkapribado</h2>
<p>Sinasabi ng pahinang ito kung ano ang itinatago ng {site} tungkol sa iyo, bakit, at gaano katagal.</p>
<table>
  <thead><tr><th>Ano</th><th>Bakit</th><th>Gaano katagal</th></tr></thead>
  <tbody>
    <tr><td>Account ID, pangalan, telepono, e-mail</td><td>Para makilala at maabot ka</td><td>Habang bukas ang account, saka limang taon</td></tr>
    <tr><td>Mga taya at bayad</td><td>Hinihingi ng batas, at maaari mo ring hingin</td><td>Limang taon</td></tr>
    <tr><td>Device at address sa network</td><td>Para walang ibang makapasok sa account mo</td><td>Isang taon</td></tr>
  </tbody>
</table>
<h3>Sino pa ang nakakakita</h3>
<p>Nakikita ng mga payment provider ang kailangan ng isang bayad. Numero lang ng manlalaro ang nakikita ng mga game studio, hindi ang pangalan mo. Wala kaming ibinebenta kaninuman.</p>
<h3>Ang mga karapatan mo</h3>
<p>Maaari kang humingi ng kopya, ng pagtatama, o ng pagsasara ng account mo. Sumulat sa <a href="mailto:privacy@example.com">privacy@example.com</a>; may sagot ka sa loob ng labinlimang araw.</p>`,
}
