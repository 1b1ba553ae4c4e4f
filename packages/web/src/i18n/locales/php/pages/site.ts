import type { Translated } from '../../../locale.ts'
import type { content as englishContent } from '../../en/pages/site.ts'

export const content: Translated<typeof englishContent> = {
  menu: 'Tulong at impormasyon',
  empty: {
    title: 'Wala pang laman dito',
    text: 'Itanong sa amin ang gusto mong malaman.',
  },
  failed: {
    title: 'Hindi namin ma-load ang page na ito',
    text: 'Subukan ulit maya-maya.',
  },
  loading: 'Naglo-load',
  ask: { title: 'Kailangan pa ng tulong?', text: 'Mag-message sa amin. Totoong tao ang sasagot.' },
  money: { title: 'Ang pera mo', text: 'Ang balanse mo at lahat ng gumalaw rito.' },
  help: {
    title: 'May makakausap ka',
    text: 'Libre, kumpidensyal, at hindi bahagi ng site na ito.',
    open: 'Bukas {{hours}}',
    always: 'Bukas 24/7',
  },
  spans: {
    hours: '{{hours}} oras',
    days: '{{days}} araw',
    months: '{{months}} buwan',
    years: '{{years}} taon',
    forever: 'Panghabambuhay',
  },
  limits: {
    title: 'Mga limit at break',
    text: 'Gusto mo ng limit, break o self-exclusion? Mag-message sa amin at kami ang magse-set up.',
    logIn: 'Mag-log in para mag-set ng limit, mag-break o mag-self-exclusion.',
    break: 'Break',
    exclusion: 'Self-exclusion',
  },
  about: { lead: 'Mga inilathala ng {{site}}.', more: 'Magbasa pa' },
  terms: {
    lead: 'Ang mga tuntunin sa pagitan mo at ng {{site}}.',
    title: 'Hingin ang mga tuntunin',
    text: 'Mag-message sa amin para sa kopya bago ka maglaro.',
    related: 'Basahin din',
  },
  contact: {
    lead: 'Mga paraan para makausap ang {{site}}.',
    chatText: 'Makipag-chat sa totoong tao, dito mismo.',
    chatStart: 'Simulan ang chat',
    chatFailed: 'Hindi nag-load ang chat. Subukan ulit maya-maya.',
    networks: 'Sa social media',
    networksFailed: 'Hindi namin ma-load ang mga account namin.',
    newTab: '{{network}}, bubukas sa bagong tab',
    before: 'Bago ka mag-message',
    beforeReference:
      'May nakita kang reference sa mensahe? Ipadala ito sa amin. Doon namin makikita ang mismong nangyari.',
    beforePassword:
      'Walang taga-{{site}} na hihingi ng password o one-time code mo. Huwag itong ibigay kahit kanino.',
  },
  download: {
    lead: 'I-add ang {{site}} sa home screen mo.',
    installTitle: 'I-install mula sa browser',
    installText: 'Bumubukas na parang app, halos walang kinakaing espasyo, at laging updated.',
    install: 'I-install ang {{site}}',
    installed: 'Naka-install na ang {{site}}. Buksan ito mula sa home screen mo.',
    here: 'Ginagamit mo na ang naka-install na app.',
    how: 'Sa device na ito',
    steps: {
      ios: {
        one: 'Buksan ang page na ito sa Safari at i-tap ang Share.',
        two: 'Piliin ang “Add to Home Screen”.',
        three: 'I-tap ang “Add”.',
      },
      ipad: {
        one: 'Buksan ang page na ito sa Safari at i-tap ang Share, sa itaas ng screen.',
        two: 'Piliin ang “Add to Home Screen”.',
        three: 'I-tap ang “Add”.',
      },
      android: {
        one: 'Buksan ang menu ng browser, ang tatlong tuldok.',
        two: 'Piliin ang “Install app” o “Add to Home screen”.',
        three: 'Kumpirmahin sa “Install”.',
      },
      samsung: {
        one: 'Buksan ang menu ng browser, ang tatlong guhit.',
        two: 'Piliin ang “Add page to”, saka “Home screen”.',
        three: 'Kumpirmahin sa “Add”.',
      },
      mac: {
        one: 'Buksan ang page na ito sa Safari.',
        two: 'Sa menu bar, piliin ang File, saka “Add to Dock”.',
        three: 'Kumpirmahin sa “Add”.',
      },
      edge: {
        one: 'Buksan ang menu ng browser, ang tatlong tuldok.',
        two: 'Piliin ang “More tools”, saka “Apps” at “Install this site as an app”.',
        three: 'Kumpirmahin sa “Install”.',
      },
      chrome: {
        one: 'Hanapin ang install icon sa dulo ng address bar.',
        two: 'Kung wala roon, buksan ang menu ng browser at piliin ang “Install”.',
        three: 'Kumpirmahin sa “Install”.',
      },
      taskbar: {
        one: 'Hanapin ang “Add tab to taskbar” sa dulo ng address bar.',
        two: 'Kung magtanong ang Windows, payagan itong i-pin ang site.',
        three: 'Buksan ito mula sa taskbar, sa sarili nitong window.',
      },
      none: {
        one: 'Hindi makapag-install ng site sa computer ang browser na ito.',
        two: 'Buksan ang page na ito sa Chrome, Edge o Safari.',
        three: 'Bumalik dito para sa mga hakbang sa browser na iyon.',
      },
    },
    packages: 'Mga app sa Android at iPhone',
    packagesText: 'Mula sa {{site}}. Sa mga link na ito lang mag-download.',
    packagesAbsent: 'Sapat na ang pag-install mula sa browser.',
    android: 'Para sa Android',
    ios: 'Para sa iPhone at iPad',
  },
  preloader: { loading: 'Naglo-load', open: 'Buksan ang site' },
  searchQuestions: 'Maghanap sa mga tanong',
  clearQuestions: 'Burahin ang hinahanap',
  noQuestions: 'Walang tanong na tugma sa “{{query}}”.',
}

export const closed = {
  unreachableTitle: 'Hindi makakonekta sa mga laro ngayon',
  unreachableText:
    'Walang problema sa account mo. Patuloy kaming susubok, at kusang bubukas ang page kapag nakakonekta na.',
  unreachableTrying: 'Sinusubukan ulit…',
  unreachableNext: 'Susubukan ulit sa loob ng {{seconds}}s',
  tryNow: 'Subukan ngayon',
  closedTitle: 'Sarado ang site na ito',
  closedText: 'Hindi ka makakapag-log in o makakapaglaro rito ngayon.',
  closedSupport: 'May tanong sa account o balanse mo? Makipag-ugnayan sa support.',
  maintenanceTitle: 'Babalik kami agad',
  maintenanceText: 'May maintenance ang site. Ligtas ang balanse at mga bukas na taya mo.',
  maintenanceFrom: 'Nagsimula',
  maintenanceUntil: 'Babalik',
  maintenanceSoon: 'Babalik kami sa lalong madaling panahon.',
} as const
