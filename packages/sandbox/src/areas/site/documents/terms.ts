import type { CmsText } from './cms-text.ts'

export const terms: CmsText = {
  en: `<h2>Terms and conditions</h2>
<p>The rules between you and {site}. By opening an account you accept them.</p>
<h3>Who can play</h3>
<ul>
  <li>You’re 21 or older and play for yourself.</li>
  <li>You have one account, and its details are true.</li>
  <li>You’re not a government official or employee, and not barred from gaming venues.</li>
</ul>
<h3>Your account</h3>
<p>Keep your password and one-time codes to yourself. Tell us at once if someone else may know them.</p>
<h3>Playing</h3>
<ul>
  <li>A bet counts once the game has accepted it.</li>
  <li>If a game is interrupted, its round is completed or your bet is returned.</li>
  <li>Tokens are for mini-games only and can’t be exchanged for money.</li>
</ul>
<h3>Changes</h3>
<p>We announce changes before they apply. If you don’t accept them, close your account: your balance stays yours.</p>
<p>{site} is a demonstration: these terms bind nobody.</p>`,
  local: `<h2>Mga Tuntunin at Kondisyon</h2>
<p>Ang mga patakaran sa pagitan mo at ng {site}. Tinatanggap mo ang mga ito sa pagbukas ng account.</p>
<h3>Sino ang puwedeng maglaro</h3>
<ul>
  <li>21 taong gulang ka pataas at para sa sarili mo naglalaro.</li>
  <li>Isa lang ang account mo, at totoo ang mga detalye nito.</li>
  <li>Hindi ka opisyal o kawani ng gobyerno, at hindi bawal sa mga pasugalan.</li>
</ul>
<h3>Ang account mo</h3>
<p>Huwag ibigay kahit kanino ang password at mga one-time code mo. Sabihan kami agad kung baka may nakakaalam na.</p>
<h3>Paglalaro</h3>
<ul>
  <li>Binibilang ang taya kapag tinanggap na ng laro.</li>
  <li>Kung maputol ang laro, tatapusin ang round o ibabalik ang taya mo.</li>
  <li>Para sa mga mini-game lang ang token at hindi ito mapapalitan ng pera.</li>
</ul>
<h3>Mga pagbabago</h3>
<p>Iaanunsyo namin ang mga pagbabago bago ipatupad. Kung hindi mo tanggap, puwede mong isara ang account mo: sa iyo pa rin ang balanse mo.</p>
<p>Demonstrasyon ang {site}: walang sinumang sakop ng mga tuntuning ito.</p>`,
  cn: `<h2>条款与条件</h2>
<p>您与 {site} 之间的规则。注册即表示您接受这些条款。</p>
<h3>谁可以参与</h3>
<ul>
  <li>您已年满 21 周岁，并且只为自己游戏。</li>
  <li>您只有一个账户，且资料真实。</li>
  <li>您不是政府官员或公职人员，也未被禁止进入博彩场所。</li>
</ul>
<h3>您的账户</h3>
<p>请勿向任何人透露密码和验证码。如果可能有他人知晓，请立即告诉我们。</p>
<h3>游戏</h3>
<ul>
  <li>游戏接受投注后，投注即生效。</li>
  <li>游戏中断时，本局会继续完成，或退还投注。</li>
  <li>代币仅用于小游戏，不能兑换现金。</li>
</ul>
<h3>条款变更</h3>
<p>变更生效前我们会公告。如果您不接受，可以关闭账户，余额仍属于您。</p>
<p>{site} 仅供演示，这些条款不具约束力。</p>`,
}
