import type { Translated } from '../../../locale.ts'
import type { claims as english } from '../../en/rewards/ui-claims.ts'

export const claims = {
  claim: 'I-claim',
  claimAmount: 'I-claim ang {{amount}}',
  checking: 'Tinitingnan…',
  checkingText:
    'Naputol ang koneksyon at tinitingnan namin ang claim mo. Hindi ito mawawala, at isang beses lang ito ibinibigay.',
  added: 'Sa iyo na ang {{amount}}',
  tokens: '{{number}} token',
  spins: '{{number}} libreng spin',
  otherReward: '{{amount}} {{kind}}',
  left: '{{time}} na lang',
  until: 'Hanggang {{date}}',
  over: 'Tapos na',
  percent: '{{rate}}%',
  failed: 'Hindi ito na-load',
  verify: 'I-verify ang pagkakakilanlan mo',
  limitResets: 'Naabot mo na ang limit mo. Magsisimula ulit ito sa {{date}}.',
  refused: {
    alreadyClaimed: 'Na-claim mo na ito.',
    notEligible: 'Hindi ito bukas sa iyo ngayon.',
    expired: 'Expired na ito.',
    limitReached: 'Naabot mo na ang limit mo. I-claim ito kapag nag-reset na ang limit.',
    kycRequired: 'I-verify muna ang pagkakakilanlan mo, saka i-claim ito.',
    selfExcluded: 'Sarado ang mga reward habang may self-exclusion ka. Puwede ka pa ring mag-withdraw.',
    coolOffActive: 'Naka-break ka. Magbubukas ulit ang mga reward pagkatapos nito.',
    duplicateRequest: 'Nasa amin na ang claim na ito. Tingnan ang balanse mo bago subukan ulit.',
  },
} as const satisfies Translated<typeof english>
