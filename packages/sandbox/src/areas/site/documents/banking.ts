import type { CmsText } from './cms-text.ts'

export const banking: CmsText = {
  en: `<h2>Banking at {site}</h2>
<p>Your balance pays for games, and your tokens for mini-games. Both are in your account at any time.</p>
<table>
  <thead><tr><th>Wallet</th><th>For</th><th>Where you see it</th></tr></thead>
  <tbody>
    <tr><td>Balance</td><td>Games</td><td>At the top of every page</td></tr>
    <tr><td>Tokens</td><td>Mini-games</td><td>Account and mini-games</td></tr>
  </tbody>
</table>
{cashier}
<h3>What always applies</h3>
<ol>
  <li>Money only moves to and from accounts <strong>in your own name</strong>.</li>
  <li>We verify your identity once.</li>
  <li>You’re never asked to deposit in order to withdraw.</li>
</ol>`,
  local: `<h2>Banking sa {site}</h2>
<p>Para sa mga laro ang balanse mo, at para sa mga mini-game ang mga token mo. Makikita mo ang dalawa sa account mo anumang oras.</p>
<table>
  <thead><tr><th>Wallet</th><th>Para sa</th><th>Saan makikita</th></tr></thead>
  <tbody>
    <tr><td>Balanse</td><td>Mga laro</td><td>Sa itaas ng bawat page</td></tr>
    <tr><td>Mga token</td><td>Mga mini-game</td><td>Account at mga mini-game</td></tr>
  </tbody>
</table>
{cashier}
<h3>Ang laging sinusunod</h3>
<ol>
  <li>Sa mga account lang na <strong>nasa sarili mong pangalan</strong> gumagalaw ang pera.</li>
  <li>Isang beses lang namin ive-verify ang pagkakakilanlan mo.</li>
  <li>Hindi ka kailanman hihingan ng deposito para makapag-withdraw.</li>
</ol>`,
  cn: `<h2>{site} 存取款说明</h2>
<p>余额用于游戏，代币用于小游戏。两者都可随时在账户中查看。</p>
<table>
  <thead><tr><th>钱包</th><th>用途</th><th>查看位置</th></tr></thead>
  <tbody>
    <tr><td>余额</td><td>游戏</td><td>每个页面的顶部</td></tr>
    <tr><td>代币</td><td>小游戏</td><td>账户与小游戏</td></tr>
  </tbody>
</table>
{cashier}
<h3>始终适用</h3>
<ol>
  <li>资金只在<strong>您本人名下</strong>的账户之间转移。</li>
  <li>身份验证只需一次。</li>
  <li>我们绝不会要求您先存款才能取款。</li>
</ol>`,
  cashier: {
    en: `<h3>Deposits</h3>
<p>Pay with GCash, Maya, GrabPay, QR Ph, online banking, a bank transfer or over the counter. The fee, the limits and the time show before you pay.</p>
<h3>Withdrawals</h3>
<p>Withdraw ₱300 or more to a bank account or e-wallet in your own name. The first three each day are free.</p>`,
    local: `<h3>Deposito</h3>
<p>Magbayad gamit ang GCash, Maya, GrabPay, QR Ph, online banking, bank transfer o over the counter. Makikita mo ang fee, mga limit at tagal bago magbayad.</p>
<h3>Withdrawal</h3>
<p>Mag-withdraw ng ₱300 pataas sa bank account o e-wallet na nakapangalan sa iyo. Libre ang unang tatlo bawat araw.</p>`,
    cn: `<h3>存款</h3>
<p>支持 GCash、Maya、GrabPay、QR Ph、网上银行、银行转账和柜台付款。付款前会显示手续费、限额和到账时间。</p>
<h3>取款</h3>
<p>每笔最低取款 ₱300，款项只汇入您本人名下的银行账户或电子钱包。每天前三笔免手续费。</p>`,
  },
}
