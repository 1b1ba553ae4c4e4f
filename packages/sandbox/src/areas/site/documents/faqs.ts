import type { CmsText } from './cms-text.ts'

export const faqs: CmsText = {
  en: `<h2>Frequently asked questions</h2>
<h3>How do I open an account?</h3>
<p>Choose <em>Sign up</em>, enter an account ID, a password and your mobile number, and confirm that you’re 21 or older.</p>
<h3>I forgot my password. What now?</h3>
<p>Choose <em>Forgot password</em> on the login page. If your account ID and mobile number match, we’ll text you a code.</p>
<h3>Why isn’t my balance what I expected?</h3>
<p>Refresh it beside the amount. A game that’s still open may hold a bet until the round ends.</p>
{cashier}
<h3>Where are my tokens?</h3>
<p>Tokens are for mini-games. Tokens in an unfinished play show as in play.</p>
<h3>How do I take a break?</h3>
<p>Go to <a href="/responsible-gaming">Responsible gaming</a> for limits, breaks and self-exclusion. It has free helplines too.</p>
<h3>Something went wrong. What do I tell you?</h3>
<p>The reference in the message. It shows us exactly what happened.</p>`,
  local: `<h2>Mga madalas itanong</h2>
<h3>Paano magbukas ng account?</h3>
<p>Piliin ang <em>Mag-register</em>, ilagay ang account ID, password at mobile number mo, at kumpirmahing 21 taong gulang ka pataas.</p>
<h3>Nakalimutan ko ang password ko. Ano ang gagawin?</h3>
<p>Piliin ang <em>Nakalimutan ang password</em> sa login page. Kung tugma ang account ID at mobile number mo, ite-text namin ang code.</p>
<h3>Bakit iba ang balanse ko?</h3>
<p>I-refresh ito sa tabi ng halaga. Baka may taya pa sa larong bukas hanggang matapos ang round.</p>
{cashier}
<h3>Nasaan ang mga token ko?</h3>
<p>Para sa mga mini-game ang token. Nakataya ang mga token sa larong hindi pa tapos.</p>
<h3>Paano magpahinga?</h3>
<p>Pumunta sa <a href="/responsible-gaming">Responsableng Paglalaro</a> para sa mga limit, break at self-exclusion. May libreng helpline din doon.</p>
<h3>May nangyaring mali. Ano ang sasabihin ko?</h3>
<p>Ang reference sa mensahe. Doon namin makikita ang mismong nangyari.</p>`,
  cn: `<h2>常见问题</h2>
<h3>如何注册账号？</h3>
<p>选择<em>注册</em>，填写账号、密码和手机号码，并确认您已年满 21 周岁。</p>
<h3>忘记密码怎么办？</h3>
<p>在登录页面选择<em>忘记密码</em>。如果账号与手机号码匹配，我们会发送验证码。</p>
<h3>为什么余额和预期不同？</h3>
<p>请点按金额旁的刷新。尚未关闭的游戏可能占用投注，本局结束后会恢复。</p>
{cashier}
<h3>我的代币在哪里？</h3>
<p>代币用于小游戏。未完成的游戏所用的代币显示为“进行中”。</p>
<h3>如何休息一段时间？</h3>
<p>前往<a href="/responsible-gaming">理性博彩</a>页面设置限额、休息或自我排除，那里还有免费求助热线。</p>
<h3>出了问题，该告诉客服什么？</h3>
<p>提示中的参考编号。我们可据此查到具体情况。</p>`,
  cashier: {
    en: `<h3>How do I deposit?</h3>
<p>Choose <em>Deposit</em> in your account, pick a way to pay and enter an amount. The fee and the limits show before you pay, and most deposits arrive at once.</p>
<h3>How long does a withdrawal take?</h3>
<p>We check it first, then send it to your bank or e-wallet. Its page shows each step and when to expect the money.</p>
<h3>Why can’t I withdraw yet?</h3>
<p>The withdrawal page lists what’s left to do: turnover, identity verification or a bank account in your own name.</p>
<h3>How do I verify my identity?</h3>
<p>Choose <em>Identity verification</em> in your account and upload a valid ID. You only do it once.</p>`,
    local: `<h3>Paano mag-deposit?</h3>
<p>Piliin ang <em>Deposito</em> sa account mo, pumili ng paraan ng pagbabayad at ilagay ang halaga. Makikita mo ang fee at mga limit bago magbayad, at karaniwang pumapasok agad ang deposito.</p>
<h3>Gaano katagal ang withdrawal?</h3>
<p>Tinitingnan muna namin ito bago ipadala sa bangko o e-wallet mo. Makikita sa page nito ang bawat hakbang at kung kailan darating ang pera.</p>
<h3>Bakit hindi pa ako makapag-withdraw?</h3>
<p>Nakalista sa withdrawal page ang kulang pa: turnover, pag-verify ng pagkakakilanlan, o bank account na nakapangalan sa iyo.</p>
<h3>Paano i-verify ang pagkakakilanlan ko?</h3>
<p>Piliin ang <em>Pag-verify ng pagkakakilanlan</em> sa account mo at mag-upload ng valid ID. Isang beses lang ito.</p>`,
    cn: `<h3>如何存款？</h3>
<p>在账户中选择<em>存款</em>，选好支付方式并输入金额。付款前会显示手续费和限额，多数存款即时到账。</p>
<h3>取款需要多久？</h3>
<p>我们审核后会汇至您的银行账户或电子钱包。取款页面会显示每一步进度和预计到账时间。</p>
<h3>为什么还不能取款？</h3>
<p>取款页面会列出尚需完成的事项：流水、身份验证，或您本人名下的银行账户。</p>
<h3>如何验证身份？</h3>
<p>在账户中选择<em>身份验证</em>，上传有效证件。只需验证一次。</p>`,
  },
}
