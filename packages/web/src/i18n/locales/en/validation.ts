export const validation = {
  required: 'Please fill this in.',
  tooShort: 'This is too short.',
  tooLong: 'This is too long.',
  accountIdFormat: 'Use letters, digits and . _ @ + - only.',
  invalid: 'Please check this.',
} as const
