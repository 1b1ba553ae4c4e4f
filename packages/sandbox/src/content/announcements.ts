/** An announcement of the operator, in English and in Filipino. */
interface Announcement {
  id: string
  en: string
  local: string
  dismissible: boolean
}

/** The notices at the top of every brand's home page. */
export const notices: readonly Announcement[] = [
  {
    id: 'new-arrivals',
    en: 'New games arrive every Friday. Try them free in demo before you play.',
    local: 'May bagong laro tuwing Biyernes. Subukan muna nang libre sa demo bago maglaro.',
    dismissible: true,
  },
  {
    id: 'no-passwords',
    en: 'We never ask for your password or one-time code, not even in chat. Tell us about anyone who does.',
    local:
      'Hindi namin hihingin ang password o one-time code mo, kahit sa chat. Isumbong sa amin ang sinumang humingi.',
    dismissible: false,
  },
  {
    id: 'bank-window',
    en: 'Bank transfers pause on Sunday from 2:00 to 4:00 AM while the banks update. E-wallets and games stay open.',
    local:
      'Hihinto muna ang bank transfer sa Linggo, 2:00 hanggang 4:00 AM, habang nag-a-update ang mga bangko. Bukas pa rin ang e-wallet at mga laro.',
    dismissible: true,
  },
]

/** The announcement that brands with the `greeting` trait show in a dialog. */
export const greeting: Announcement = {
  id: 'anniversary',
  en: 'We turn five this week! Thank you for playing with us: look for the anniversary picks among the hot games.',
  local:
    'Limang taon na kami ngayong linggo! Salamat sa paglalaro: hanapin ang mga pang-anibersaryong laro sa mga patok.',
  dismissible: true,
}
