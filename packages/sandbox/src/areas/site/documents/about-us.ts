import type { CmsText } from './cms-text.ts'

export const aboutUs: CmsText = {
  en: `<h2>About {site}</h2>
<p>{site} brings your favorite games together in one place, with one wallet.</p>
<h3>What we stand for</h3>
<ul>
  <li><strong>Clear rules.</strong> You see what something costs before you take it.</li>
  <li><strong>Fair play.</strong> Every mini-game shows the chance of each prize.</li>
  <li><strong>People who answer.</strong> Our team reads every message, day and night.</li>
</ul>
<h3>Who can play</h3>
<p>Adults aged 21 and over. Government officials and employees, and anyone barred from gaming venues, can’t open an account.</p>
<p>{site} is a demonstration: it takes and pays no real money.</p>`,
  local: `<h2>Tungkol sa {site}</h2>
<p>Pinagsasama ng {site} ang mga paborito mong laro sa iisang lugar, sa iisang wallet.</p>
<h3>Ang pinaninindigan namin</h3>
<ul>
  <li><strong>Malinaw na patakaran.</strong> Makikita mo ang kapalit bago mo kunin ang anuman.</li>
  <li><strong>Patas na laro.</strong> Ipinapakita ng bawat mini-game ang tsansa ng bawat premyo.</li>
  <li><strong>Mga taong sumasagot.</strong> Binabasa ng team namin ang bawat mensahe, araw at gabi.</li>
</ul>
<h3>Sino ang puwedeng maglaro</h3>
<p>Mga 21 taong gulang pataas. Hindi puwedeng magbukas ng account ang mga opisyal at kawani ng gobyerno, at ang sinumang bawal sa mga pasugalan.</p>
<p>Demonstrasyon ang {site}: walang totoong perang kinukuha o ibinabayad.</p>`,
  cn: `<h2>关于 {site}</h2>
<p>{site} 将您喜爱的游戏汇集一处，只用一个钱包。</p>
<h3>我们的承诺</h3>
<ul>
  <li><strong>规则清楚。</strong>领取任何内容之前，先看清需要付出什么。</li>
  <li><strong>公平游戏。</strong>每个小游戏都公布各项奖品的概率。</li>
  <li><strong>真人服务。</strong>我们的团队全天候阅读每一条消息。</li>
</ul>
<h3>谁可以参与</h3>
<p>仅限年满 21 周岁的成年人。政府官员和公职人员，以及被禁止进入博彩场所的人士，不得注册。</p>
<p>{site} 仅供演示，不收取也不支付任何真实资金。</p>`,
}
