export const validation = {
  required: 'Pakisagutan ito.',
  tooShort: 'Masyadong maikli ito.',
  tooLong: 'Masyadong mahaba ito.',
  accountIdFormat: 'Gumamit lamang ng mga letra, numero at . _ @ + -',
  invalid: 'Pakisuri ito.',
} as const
