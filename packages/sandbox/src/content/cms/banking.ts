import type { CmsText } from './cms-text.ts'

export const banking: CmsText = {
  en: `<h2>Banking at {site}</h2>
<p>Deposits and withdrawals go through accounts <strong>in your own name</strong>. Payments from or to other people are returned.</p>
<table>
  <thead><tr><th>Way</th><th>Deposit</th><th>Withdrawal</th><th>Fee</th></tr></thead>
  <tbody>
    <tr><td>E-wallet</td><td>₱100 to ₱50,000, at once</td><td>₱300 to ₱50,000, within the hour</td><td>None</td></tr>
    <tr><td>QR Ph</td><td>₱100 to ₱50,000, at once</td><td>–</td><td>None</td></tr>
    <tr><td>Bank transfer</td><td>₱500 to ₱100,000, up to 30 minutes</td><td>₱500 to ₱100,000, same banking day</td><td>None</td></tr>
  </tbody>
</table>
<h3>Before your first withdrawal</h3>
<ol>
  <li>Add an account in your own name.</li>
  <li>Verify who you are, once.</li>
  <li>Finish the turnover of bonuses that you took.</li>
</ol>
<p>You are never asked to deposit in order to withdraw.</p>`,
  local: `<h2>Banking sa {site}</h2>
<p>Dumadaan ang mga deposito at withdrawal sa mga account na <strong>nasa sarili mong pangalan</strong>. Ibinabalik ang mga bayad na galing o papunta sa ibang tao.</p>
<table>
  <thead><tr><th>Paraan</th><th>Deposito</th><th>Withdrawal</th><th>Bayad</th></tr></thead>
  <tbody>
    <tr><td>E-wallet</td><td>₱100 hanggang ₱50,000, agad-agad</td><td>₱300 hanggang ₱50,000, sa loob ng isang oras</td><td>Wala</td></tr>
    <tr><td>QR Ph</td><td>₱100 hanggang ₱50,000, agad-agad</td><td>–</td><td>Wala</td></tr>
    <tr><td>Bank transfer</td><td>₱500 hanggang ₱100,000, hanggang 30 minuto</td><td>₱500 hanggang ₱100,000, sa araw ding iyon ng bangko</td><td>Wala</td></tr>
  </tbody>
</table>
<h3>Bago ang una mong withdrawal</h3>
<ol>
  <li>Magdagdag ng account na nasa sarili mong pangalan.</li>
  <li>Patunayan kung sino ka, isang beses lang.</li>
  <li>Tapusin ang turnover ng mga bonus na kinuha mo.</li>
</ol>
<p>Kailanman ay hindi ka hihingan ng deposito para makapag-withdraw.</p>`,
}
