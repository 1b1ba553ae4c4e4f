import type { CmsText } from './cms-text.ts'

export const responsibleGaming: CmsText = {
  en: `<h2>Responsible gaming</h2>
<p>Gaming at {site} is entertainment. It’s never a way to earn money or get out of debt.</p>
<h3>Stay in control</h3>
<ul>
  <li><strong>Set your amount</strong> before you play, and stop when it’s spent.</li>
  <li><strong>Set your time.</strong> The game bar shows how long you’ve played.</li>
  <li><strong>Take a break</strong> when it stops being fun.</li>
  <li><strong>Don’t chase losses.</strong> The next round knows nothing of the last.</li>
</ul>
<h3>Ask yourself</h3>
<ol>
  <li>Do I play longer, or for more, than I meant to?</li>
  <li>Do I hide my play from people close to me?</li>
  <li>Do I try to win back what I lost?</li>
</ol>
<p>If you answer yes to any of these, take a break and talk to someone. Help is free and confidential.</p>
<p>Your money stays yours during a break or self-exclusion.</p>`,
  local: `<h2>Responsableng Paglalaro</h2>
<p>Libangan ang paglalaro sa {site}. Hindi ito paraan para kumita o makaahon sa utang.</p>
<h3>Hawak mo ang laro</h3>
<ul>
  <li><strong>Magtakda ng halaga</strong> bago maglaro, at tumigil kapag naubos na.</li>
  <li><strong>Magtakda ng oras.</strong> Ipinapakita ng game bar kung gaano ka na katagal naglalaro.</li>
  <li><strong>Magpahinga</strong> kapag hindi na masaya.</li>
  <li><strong>Huwag habulin ang talo.</strong> Walang kinalaman ang susunod na round sa nauna.</li>
</ul>
<h3>Tanungin ang sarili</h3>
<ol>
  <li>Mas matagal ba o mas malaki ang laro ko kaysa sa balak ko?</li>
  <li>Itinatago ko ba ang paglalaro sa mga taong malapit sa akin?</li>
  <li>Sinusubukan ko bang bawiin ang natalo ko?</li>
</ol>
<p>Kung oo ang sagot mo sa alinman, magpahinga at makipag-usap sa iba. Libre at kumpidensyal ang tulong.</p>
<p>Sa iyo pa rin ang pera mo habang naka-break o naka-self-exclusion.</p>`,
  cn: `<h2>理性博彩</h2>
<p>在 {site} 游戏是一种娱乐，绝不是赚钱或还债的方法。</p>
<h3>掌控自己的游戏</h3>
<ul>
  <li><strong>先定金额：</strong>开始前定好，用完即止。</li>
  <li><strong>先定时间：</strong>游戏栏会显示您已玩了多久。</li>
  <li><strong>适时休息：</strong>不再觉得有趣时，就停下来。</li>
  <li><strong>不要追输：</strong>下一局与上一局无关。</li>
</ul>
<h3>问问自己</h3>
<ol>
  <li>我是否玩得比原本打算的更久、更多？</li>
  <li>我是否对亲近的人隐瞒自己在玩？</li>
  <li>我是否想把输掉的赢回来？</li>
</ol>
<p>如果有任何一项回答“是”，请休息一下，并找人谈谈。求助是免费且保密的。</p>
<p>休息或自我排除期间，您的资金仍属于您。</p>`,
}
