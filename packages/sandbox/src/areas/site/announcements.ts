/** An announcement of the operator, in English, in Filipino and in Chinese. */
interface Announcement {
  id: string
  en: string
  local: string
  cn: string
  dismissible: boolean
}

/** The notices at the top of every brand's home page. */
export const notices: readonly Announcement[] = [
  {
    id: 'new-arrivals',
    en: 'New games arrive every Friday. Try them free in demo before you play.',
    local: 'May bagong laro tuwing Biyernes. Subukan muna nang libre sa demo bago maglaro.',
    cn: '每周五上线新游戏，可先免费试玩。',
    dismissible: true,
  },
  {
    id: 'no-passwords',
    en: 'We never ask for your password or one-time code, not even in chat. Tell us about anyone who does.',
    local:
      'Hindi namin hihingin ang password o one-time code mo, kahit sa chat. Isumbong sa amin ang sinumang humingi.',
    cn: '我们绝不会索要您的密码或验证码，在线客服也不会。如有人索要，请告诉我们。',
    dismissible: false,
  },
  {
    id: 'play-time',
    en: 'Set yourself a time before you play. Free, confidential help: 1553, 24/7.',
    local: 'Magtakda ng oras bago maglaro. Libre at kumpidensyal na tulong: 1553, 24/7.',
    cn: '游戏之前先定好时间。免费保密的求助热线：1553，全天候。',
    dismissible: true,
  },
]

/** The announcement that brands with the `greeting` trait show in a dialog. */
export const greeting: Announcement = {
  id: 'anniversary',
  en: 'We’re five this week. Thank you for playing with us.',
  local: 'Limang taon na kami ngayong linggo. Salamat sa paglalaro sa amin.',
  cn: '本周是我们的五周年。感谢您一路相伴。',
  dismissible: true,
}
