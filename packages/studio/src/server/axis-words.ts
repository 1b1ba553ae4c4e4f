import type { axes, SectionName } from '@marquee/contracts/template-file'

type Axis = keyof typeof axes
type ValueOf<Name extends Axis> = (typeof axes)[Name][number]

/** An axis in the words of the form: its name, the question that it answers, and what each value looks like. */
export type AxisWords = { [Name in Axis]: { title: string; values: Record<ValueOf<Name>, string> } }

const formatWords = {
  lobby: 'As the lobby does',
  rail: 'A row that scrolls sideways',
  grid: 'A grid of games',
  list: 'Dense lines',
  mosaic: 'One large tile, eight small',
  ranked: 'A top ten with numerals',
  spotlight: 'One wide picture, four small',
}

/** What the form calls every choice. A value without words does not compile. */
export const axisWords: AxisWords = {
  frame: {
    title: 'Frame',
    values: {
      stack: 'Header over content',
      rail: 'A narrow column of icons at the left',
      drawer: 'Named navigation at the left',
      dual: 'Navigation left, live activity right',
      column: 'One phone-wide column, centered on wide screens',
      portal: 'A boxed page with promotions at its sides',
    },
  },
  header: {
    title: 'Header',
    values: {
      bar: 'One row: logo, navigation, account',
      'two-row': 'A row of services over a row of navigation',
      centered: 'The logo in the middle',
      overlay: 'Clear over the hero, filled once scrolled',
      compact: 'A low row with the least in it',
    },
  },
  navigation: {
    title: 'Navigation',
    values: {
      tabs: 'Underlined words',
      icons: 'Icons over words',
      pills: 'Words in rounded fields',
      tiles: 'Large pictured fields',
      mega: 'Panels that open with providers',
    },
  },
  mobileBar: {
    title: 'Bar on phones',
    values: {
      flat: 'Along the whole edge',
      notched: 'The middle action in a ring',
      dock: 'A floating pill',
    },
  },
  hero: {
    title: 'Hero',
    values: {
      carousel: 'Banners that change',
      split: 'A banner beside log-in or deposit',
      bento: 'A mosaic of banners and games',
      ticker: 'A slim banner over running winners',
      spotlight: 'One game, edge to edge',
      board: 'Matches and odds',
      quiet: 'A line and a search box',
    },
  },
  heroForm: {
    title: 'Form of the hero',
    values: {
      plain: 'As it is',
      reversed: 'Words first',
      centered: 'In the middle',
      framed: 'In a mount',
      round: 'With round pictures',
    },
  },
  lobby: {
    title: 'Lobby',
    values: {
      rails: 'Rows that scroll sideways',
      grid: 'A grid of games',
      bento: 'Large and small tiles together',
      providers: 'Providers first',
      tiles: 'Large categories, then rows',
      list: 'Dense lines',
    },
  },
  hotFormat: { title: 'Hot games', values: formatWords },
  newFormat: { title: 'New games', values: formatWords },
  popularFormat: { title: 'Popular games', values: formatWords },
  winnersFormat: {
    title: 'Winners',
    values: {
      ticker: 'One running line',
      cards: 'A row of cards',
      podium: 'The first three on steps',
    },
  },
  categoriesFormat: {
    title: 'Categories',
    values: {
      rows: 'A row of games for each',
      posters: 'A large picture for each',
    },
  },
  card: {
    title: 'Game cards',
    values: {
      portrait: 'Upright, 3:4',
      square: 'Square',
      landscape: 'Wide, 16:9',
      poster: 'Tall, 2:3, the title on the picture',
      circle: 'Round',
    },
  },
  surface: {
    title: 'Surface',
    values: {
      flat: 'Plain areas',
      elevated: 'Raised by shadows',
      outlined: 'Drawn with lines',
      glass: 'Clear, blurred panes',
      neon: 'Glowing edges',
      paper: 'Light paper, for light colors only',
    },
  },
  shape: {
    title: 'Corners',
    values: { sharp: 'Square', soft: '8 px', round: '16 px', pill: 'Fully round' },
  },
  typeface: {
    title: 'Typeface',
    values: {
      grotesk: 'Plain and modern',
      condensed: 'Narrow and loud',
      rounded: 'Friendly and round',
      serif: 'Headings with serifs',
      mono: 'Technical accents',
    },
  },
  density: {
    title: 'Density',
    values: { compact: 'More on a screen', regular: 'In between', roomy: 'More air' },
  },
  ornament: {
    title: 'Pattern',
    values: {
      plain: 'None',
      fans: 'Fans',
      bubbles: 'Bubbles',
      steps: 'Steps',
      lattice: 'Lattice',
      rays: 'Rays',
      waves: 'Waves',
      dots: 'Dots',
      weave: 'Weave',
    },
  },
  sectionHead: {
    title: 'Section headings',
    values: {
      plain: 'Words alone',
      bar: 'With a bar at the left',
      centered: 'Centered, with lines',
      pill: 'In a rounded field',
      tab: 'On a tab',
      giant: 'Large outlined words',
    },
  },
  button: {
    title: 'Buttons',
    values: {
      flat: 'Filled',
      bevel: 'Raised, with a gradient',
      outline: 'Drawn with a line',
      glow: 'Glowing',
      cut: 'With a cut corner',
      skewed: 'Slanted',
      hard: 'With a hard shadow',
    },
  },
  ground: {
    title: 'Background of the page',
    values: {
      flat: 'One color',
      wash: 'A soft wash of color',
      pattern: 'The pattern, faint',
      scene: 'Hills and a disc',
      bands: 'Bands of color',
      ruled: 'Ruled lines',
    },
  },
  colorUse: {
    title: 'Use of the color',
    values: {
      accents: 'On buttons and links',
      chrome: 'On the header and the bar, too',
      duotone: 'With a second color',
      full: 'All over the page',
    },
  },
  icons: {
    title: 'Icons',
    values: {
      line: 'Drawn with a line',
      bold: 'Drawn with a thick line',
      duotone: 'Two tones',
      medallion: 'In a round field',
      glossy: 'On a glossy key',
    },
  },
  tile: {
    title: 'Captions of game tiles',
    values: {
      plain: 'Below the picture',
      framed: 'Within a frame',
      ribbon: 'On a ribbon',
      plate: 'On a plate',
      centered: 'Below, centered',
      stamp: 'Like a stamp',
    },
  },
  barEntries: {
    title: 'Middle of the bar on phones',
    values: {
      promotions: 'Promotions',
      search: 'Search',
      casino: 'Casino',
      sports: 'Sports, in-play, slip and casino',
      slots: 'Slots',
    },
  },
  lobbyPage: {
    title: 'Page of a category',
    values: {
      banners: 'Title, then banners',
      cover: 'Banners from edge to edge',
      stage: 'Title on a deep band',
      line: 'One line, games at once',
      houses: 'Providers in fields',
      aside: 'Filters beside the games',
    },
  },
  entry: {
    title: 'Login and sign-up',
    values: {
      split: 'Brand beside the form',
      mirrored: 'Form beside the brand',
      banner: 'Band over the form',
      open: 'On the page, no card',
      scene: 'Card on a full scene',
    },
  },
  account: {
    title: 'Account page',
    values: {
      cards: 'Cards',
      wallet: 'Wallet first',
      tiles: 'Tiles',
      list: 'Lines, no cards',
    },
  },
  motion: {
    title: 'Motion',
    values: {
      quick: 'Quick and plain',
      none: 'Nothing moves',
      springy: 'Pages and buttons spring',
    },
  },
  illustration: {
    title: 'Drawings of empty lists and levels',
    values: {
      disc: 'A disc',
      rings: 'Rings around it',
      beam: 'In a beam of light',
      seal: 'A seal with notches',
      cards: 'On a fan of cards',
    },
  },
}

/** What the form calls the sections of a home page. */
export const sectionWords: Record<SectionName, string> = {
  hot: 'Hot games',
  new: 'New games',
  popular: 'Popular games',
  featured: 'Featured games',
  matches: 'Matches',
  winners: 'Winners',
  banners: 'Banners (after the hero if not ticked)',
  categories: 'One row for each category',
  providers: 'Providers',
  recent: 'Continue playing (players only)',
  favorites: 'Favorites (players only)',
}

/** How the form groups the axes. */
export const axisGroups: readonly { title: string; axes: readonly Axis[] }[] = [
  { title: 'Structure', axes: ['frame', 'header', 'navigation', 'mobileBar', 'barEntries'] },
  { title: 'Home page', axes: ['hero', 'heroForm', 'lobby', 'card', 'tile', 'sectionHead'] },
  {
    title: 'Formats of its sections',
    axes: ['hotFormat', 'newFormat', 'popularFormat', 'winnersFormat', 'categoriesFormat'],
  },
  { title: 'Other pages', axes: ['lobbyPage', 'entry', 'account'] },
  { title: 'Color and background', axes: ['colorUse', 'ground', 'ornament'] },
  {
    title: 'Look',
    axes: ['surface', 'shape', 'typeface', 'density', 'button', 'icons', 'motion', 'illustration'],
  },
]
