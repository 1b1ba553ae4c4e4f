/** What all rewards have in common: amounts, times, and claiming. */
export const claims = {
  claim: 'Claim',
  claimAmount: 'Claim {{amount}}',
  checking: 'Checking…',
  checkingText:
    'We lost the connection and are checking your claim. You won’t miss it, and it’s only paid once.',
  added: '{{amount}} is yours',
  tokens: '{{number}} tokens',
  spins: '{{number}} free spins',
  otherReward: '{{amount}} {{kind}}',
  left: '{{time}} left',
  until: 'Until {{date}}',
  over: 'Ended',
  percent: '{{rate}}%',
  failed: 'This didn’t load',
  verify: 'Verify your identity',
  limitResets: 'You’ve reached your limit. It starts again {{date}}.',
  refused: {
    alreadyClaimed: 'You’ve already claimed this.',
    notEligible: 'This isn’t open to you right now.',
    expired: 'This has expired.',
    limitReached: 'You’ve reached your limit. Claim it after the limit resets.',
    kycRequired: 'Verify your identity first, then claim it.',
    selfExcluded: 'Rewards are closed during your self-exclusion. You can still withdraw.',
    coolOffActive: 'You’re on a break. Rewards open again when it ends.',
    duplicateRequest: 'We already have this claim. Check your balance before you try again.',
  },
} as const
