import type { CmsText } from './cms-text.ts'

export const responsibleGaming: CmsText = {
  en: `<h2>Responsible gaming</h2>
<p>Gaming at {site} is entertainment. It is never a way to earn money or to get out of debt.</p>
<h3>Tools that are always yours</h3>
<ul>
  <li><strong>Limits</strong> on deposits, losses and time. A lower limit holds at once, a higher one after 24 hours.</li>
  <li><strong>Reality check:</strong> a reminder of how long you have played and what it cost.</li>
  <li><strong>Break</strong> of one day to six weeks.</li>
  <li><strong>Self-exclusion</strong> of six months, one year, five years, or for good.</li>
</ul>
<h3>Ask yourself</h3>
<ol>
  <li>Do I play longer, or for more, than I meant to?</li>
  <li>Do I hide my play from people close to me?</li>
  <li>Do I try to win back what I lost?</li>
</ol>
<p>If one answer is yes, take a break and talk to someone. Help is free and confidential.</p>
<p>You can withdraw your money at any time, during a break and during self-exclusion too.</p>`,
  local: `<h2>Responsableng paglalaro</h2>
<p>Libangan ang paglalaro sa {site}. Hindi ito paraan para kumita o makaahon sa utang.</p>
<h3>Mga tool na laging sa iyo</h3>
<ul>
  <li><strong>Mga limit</strong> sa deposito, talo at oras. Agad ang mas mababang limit, pagkalipas ng 24 na oras ang mas mataas.</li>
  <li><strong>Reality check:</strong> paalala kung gaano ka na katagal naglalaro at magkano na ang nagastos.</li>
  <li><strong>Pahinga</strong> mula isang araw hanggang anim na linggo.</li>
  <li><strong>Self-exclusion</strong> na anim na buwan, isang taon, limang taon, o habambuhay.</li>
</ul>
<h3>Tanungin ang sarili</h3>
<ol>
  <li>Mas matagal ba o mas malaki ang laro ko kaysa sa balak ko?</li>
  <li>Itinatago ko ba ang paglalaro sa mga taong malapit sa akin?</li>
  <li>Sinusubukan ko bang bawiin ang natalo ko?</li>
</ol>
<p>Kung oo ang isa sa mga sagot, magpahinga at makipag-usap sa iba. Libre at kumpidensyal ang tulong.</p>
<p>Maaari mong i-withdraw ang pera mo anumang oras, kahit habang nagpapahinga o naka-self-exclusion.</p>`,
}
