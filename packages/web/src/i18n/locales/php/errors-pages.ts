export const pageErrors = {
  idempotencyKeyMissing:
    'Hindi kumpleto ang naipadala, kaya walang nangyari. I-load muli ang page at ulitin.',
  stillRunning: 'Pinoproseso pa ito. Maghintay sandali bago subukan muli.',
  keyReused: 'Naipadala na ito dati na iba ang laman. I-load muli ang page at ulitin.',
  duplicateAccount: 'May ganitong account na. Mag-log in, o pumili ng ibang account ID.',
  underage: 'Hindi pa sapat ang edad mo para makapaglaro rito.',
  alreadyClaimed: 'Na-claim mo na ito.',
  notEligible: 'Wala kang maike-claim dito.',
  expired: 'Tapos na ang panahon para rito.',
  gameUnavailable: 'Hindi available ang larong ito ngayon.',
  gameMaintenance: 'Nasa maintenance ang larong ito.',
  insufficientBalance: 'Kulang ang balanse mo para rito.',
  currencyNotSupported: 'Hindi tinatanggap ng larong ito ang currency ng account mo.',
} as const
