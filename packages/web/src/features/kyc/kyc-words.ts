/** Documents that platforms ask for; those of another name are shown as the platform calls them. */
const documentNames = [
  'ID_FRONT',
  'ID_BACK',
  'SELFIE',
  'PROOF_OF_ADDRESS',
  'PASSPORT',
  'DRIVERS_LICENSE',
  'PHILSYS',
] as const

/** Identity cards that most players have. */
export const idTypes = ['PHILSYS', 'PASSPORT', 'DRIVERS_LICENSE', 'UMID', 'PRC', 'POSTAL'] as const

/** Sources of income to choose from, as they are sent. */
export const incomeSources = [
  'Salary',
  'Business',
  'Remittance',
  'Pension',
  'Allowance',
  'Savings',
  'Other',
] as const

/** Why a document was refused, as platforms say it. */
const reasons = [
  'blurred',
  'cropped',
  'expired',
  'glare',
  'nameMismatch',
  'unreadable',
  'wrongDocument',
] as const

/** A kind of document that has a name here. */
export const documentName = (type: string) => documentNames.find((name) => name === type)

/** A reason that has words here. */
export const refusalReason = (reason: string) => reasons.find((name) => name === reason)
