import type { CmsText } from './cms-text.ts'

export const faqs: CmsText = {
  en: `<h2>Frequently asked questions</h2>
<h3>How do I open an account?</h3>
<p>Choose <em>Sign up</em>, enter an account ID, a password and your mobile number, and confirm that you are 21 or older.</p>
<h3>I forgot my password.</h3>
<p>Choose <em>Forgot password</em> on the login page. If the account ID and the phone number belong together, a code is on its way to you.</p>
<h3>Why is my balance not what I expected?</h3>
<p>Refresh it beside the amount. A game that is still open can hold a stake; it returns when the round ends.</p>
<h3>Where are my tokens?</h3>
<p>Tokens belong to the mini-games. Those in a round that is not settled are shown as frozen.</p>
<h3>How do I take a break?</h3>
<p>Under <a href="/responsible-gaming">responsible gaming</a> you can set limits, take a break, or close your account.</p>
<h3>Something went wrong. What do I tell you?</h3>
<p>The reference that the message shows. It leads us to exactly what happened.</p>`,
  local: `<h2>Mga madalas itanong</h2>
<h3>Paano magbukas ng account?</h3>
<p>Piliin ang <em>Magrehistro</em>, ilagay ang account ID, password at numero ng mobile mo, at kumpirmahing 21 taon ka na pataas.</p>
<h3>Nakalimutan ko ang password ko.</h3>
<p>Piliin ang <em>Nakalimutan ang password</em> sa login page. Kung magkatugma ang account ID at numero ng telepono, papunta na sa iyo ang isang code.</p>
<h3>Bakit hindi inaasahan ang balanse ko?</h3>
<p>I-refresh ito sa tabi ng halaga. Maaaring may hawak na taya ang larong bukas pa; bumabalik ito kapag tapos na ang round.</p>
<h3>Nasaan ang tokens ko?</h3>
<p>Para sa mini-games ang tokens. Ang mga nasa round na hindi pa tapos ay ipinapakitang naka-freeze.</p>
<h3>Paano magpahinga?</h3>
<p>Sa <a href="/responsible-gaming">responsableng paglalaro</a>, maaari kang magtakda ng limit, magpahinga, o isara ang account mo.</p>
<h3>May nangyaring mali. Ano ang sasabihin ko sa inyo?</h3>
<p>Ang reference na ipinapakita ng mensahe. Dinadala kami nito sa mismong nangyari.</p>`,
}
