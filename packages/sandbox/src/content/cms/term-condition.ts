import type { CmsText } from './cms-text.ts'

export const termCondition: CmsText = {
  en: `<h2>Terms and conditions</h2>
<p>These are the rules between you and {site}. By opening an account you accept them.</p>
<h3>Who may play</h3>
<p>You must be 21 or older and live where {site} may offer its games. One person has one account, in their own name.</p>
<h3>Your account</h3>
<p>Your password and one-time codes are yours alone. Tell us at once if you think someone else knows them. We may ask for proof of who you are.</p>
<h3>Bets and results</h3>
<p>A bet counts once it shows in your history. If a game is interrupted, it is settled by the provider's record. Obvious errors in odds or payouts are void, and stakes go back to you.</p>
<h3>Your balance</h3>
<p>Your balance earns no interest and can't be passed on to someone else. Bonuses come with conditions, which you see before you take one.</p>
<h3>Closing an account</h3>
<p>You may close your account at any time. We may close it if these rules are broken. Either way, money that is yours is paid out to you.</p>
<h3>Questions and complaints</h3>
<p>Message us first: most things are settled the same day. Changes to these terms are announced here before they apply.</p>`,
  local: `<h2>Mga tuntunin at kondisyon</h2>
<p>Ito ang mga patakaran sa pagitan mo at ng {site}. Tinatanggap mo ang mga ito kapag nagbukas ka ng account.</p>
<h3>Sino ang puwedeng maglaro</h3>
<p>Dapat 21 taong gulang ka pataas at nakatira kung saan puwedeng mag-alok ng laro ang {site}. Isang account lang sa bawat tao, sa sariling pangalan.</p>
<h3>Ang account mo</h3>
<p>Sa iyo lang ang password at mga one-time code mo. Sabihin agad sa amin kung sa tingin mo ay may ibang nakakaalam. Puwede kaming humingi ng patunay kung sino ka.</p>
<h3>Mga taya at resulta</h3>
<p>Bilang ang taya kapag nasa history mo na ito. Kung naputol ang laro, ang record ng provider ang susundin. Walang bisa ang halatang maling odds o panalo, at ibabalik ang taya mo.</p>
<h3>Ang balanse mo</h3>
<p>Walang interes ang balanse at hindi ito maipapasa sa iba. May mga kondisyon ang mga bonus, na makikita mo bago mo kunin.</p>
<h3>Pagsasara ng account</h3>
<p>Puwede mong isara ang account mo kahit kailan. Puwede namin itong isara kung may nilabag na patakaran. Sa alinman, ibibigay sa iyo ang perang sa iyo.</p>
<h3>Mga tanong at reklamo</h3>
<p>Mag-message muna sa amin: karamihan ay naaayos sa araw ding iyon. Inaanunsyo rito ang mga pagbabago bago ito magkabisa.</p>`,
}
