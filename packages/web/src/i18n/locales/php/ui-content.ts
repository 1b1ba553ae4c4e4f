import type { Translated } from '../../locale.ts'
import type { content as english } from '../en/ui-content.ts'

export const content: Translated<typeof english> = {
  empty: {
    title: 'Wala pang nakalagay dito ang {{site}}',
    text: 'Itanong sa amin ang gusto mong malaman at sasagutin ka namin.',
  },
  failed: {
    title: 'Hindi ma-load ang nilalaman',
    text: 'Tingnan ang koneksyon mo at subukan muli. Gumagana gaya ng dati ang ibang bahagi ng site.',
  },
  loading: 'Nilo-load ang nilalaman',
  ask: { title: 'Hindi mo nahanap ang sagot?', text: 'Mag-message sa amin. Tao ang magbabasa.' },
  money: { title: 'Ang pera mo', text: 'Mag-deposito, mag-withdraw, at tingnan ang bawat transaksyon.' },
  help: {
    title: 'May makakausap ka',
    text: 'Libre, kumpidensyal, at hindi bahagi ng site na ito.',
    crisis: 'NCMH crisis hotline, anumang oras',
    therapy: 'Gambling Therapy: payo online, sa maraming wika',
  },
  limits: {
    title: 'Mga limit at break',
    text: 'Hindi mo pa maitatakda nang mag-isa ang mga limit, break o self-exclusion sa site na ito. Sabihan kami, at huwag munang maglaro hangga’t wala pang sagot.',
  },
  terms: {
    lead: 'Ang mga tuntunin sa pagitan mo at ng {{site}}.',
    title: 'Wala pang nakalagay na tuntunin ang {{site}}',
    text: 'Hingin muna ang mga ito bago maglaro. Dapat ibigay sa iyo ng nagpapatakbo ng site ang mga tuntunin, at puwede mong itabi ang sagot.',
    related: 'Mga puwedeng basahin',
  },
  contact: {
    lead: 'Mga paraan para makausap ang {{site}}.',
    chatText: 'Kausapin ang support dito mismo, nang hindi umaalis sa pahina.',
    chatStart: 'Simulan ang chat',
    chatFailed: 'Hindi ma-load ang chat. Subukan muli mamaya.',
    chatAbsent: 'Walang live chat ang {{site}}.',
    networks: 'Sa social media',
    networksAbsent: 'Walang social media account na ibinigay ang {{site}}.',
    networksFailed: 'Hindi ma-load ang mga account.',
    newTab: '{{network}}, bubukas sa bagong tab',
    before: 'Bago ka mag-message',
    beforeReference:
      'Kung may reference na lumabas sa mensahe, isama ito: dito namin malalaman ang mismong nangyari.',
    beforePassword:
      'Walang taga-{{site}} na hihingi ng password o one-time code mo. Huwag itong ibigay kahit kanino.',
  },
  download: {
    lead: 'Ilagay ang {{site}} sa home screen mo.',
    installTitle: 'I-install mula sa browser',
    installText: 'Bumubukas na parang app, halos walang kinakaing espasyo, at laging updated.',
    install: 'I-install ang {{site}}',
    installed: 'Naka-install na ang {{site}}. Buksan ito mula sa home screen mo.',
    here: 'Ginagamit mo na ang naka-install na app.',
    how: 'Paano ito gawin sa device na ito',
    steps: {
      ios: {
        one: 'Buksan ang pahinang ito sa Safari at i-tap ang Share.',
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
        one: 'Buksan ang pahinang ito sa Safari.',
        two: 'Sa menu bar, piliin ang File, saka “Add to Dock”.',
        three: 'Kumpirmahin sa “Add”.',
      },
      desktop: {
        one: 'Hanapin ang tanda ng pag-install sa dulo ng address bar.',
        two: 'Kung wala roon, buksan ang menu ng browser at piliin ang “Install”.',
        three: 'Kumpirmahin sa “Install”.',
      },
      firefox: {
        one: 'Hindi makapag-install ng site sa computer ang browser na ito.',
        two: 'Buksan ang pahinang ito sa Chrome, Edge o Safari.',
        three: 'Bumalik dito: ipapakita ang mga hakbang para sa browser na iyon.',
      },
    },
    packages: 'Mga app sa phone',
    packagesText: 'Inilathala ng {{site}}. Sa mga link na ito lang kumuha.',
    packagesAbsent: 'Walang hiwalay na app ang {{site}}. Sapat na ang pag-install mula sa browser.',
    android: 'Para sa Android',
    ios: 'Para sa iPhone at iPad',
  },
  preloader: { loading: 'Naglo-load', open: 'Buksan ang site' },
  searchQuestions: 'Maghanap sa mga tanong',
  clearQuestions: 'Burahin ang hinahanap',
  noQuestions: 'Walang tanong na tugma sa “{{query}}”.',
}
