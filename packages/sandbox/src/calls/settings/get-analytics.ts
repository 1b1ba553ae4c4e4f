import { call } from '../../call.ts'

const scripts = [
  { section: 'HEAD', script: "<script>document.documentElement.dataset.analytics = 'on'</script>" },
  { section: 'BODY', script: '<noscript><p hidden>Visited without scripts</p></noscript>' },
]

/** The brand's analytics scripts, as markup for the section named. */
export const getAnalytics = call({
  identify: 'domain',
  answer: ({ brand }) => ({ value: brand.traits.includes('analytics') ? scripts : [] }),
})
