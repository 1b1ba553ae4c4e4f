export const pageErrors = {
  idempotencyKeyMissing:
    'Hindi kumpleto ang naipadala, kaya walang nangyari. I-reload ang page at subukan ulit.',
  stillRunning: 'Pinoproseso pa ito. Maghintay sandali bago subukan ulit.',
  keyReused: 'Naipadala na ito dati nang may ibang detalye. I-reload ang page at subukan ulit.',
  duplicateAccount: 'May ganitong account na. Mag-log in, o pumili ng ibang account ID.',
  underage: 'Kulang pa ang edad mo para maglaro rito.',
  alreadyClaimed: 'Na-claim mo na ito.',
  notEligible: 'Wala kang maike-claim ngayon.',
  expired: 'Expired na ito.',
  gameUnavailable: 'Hindi available ang larong ito ngayon.',
  gameMaintenance: 'Naka-maintenance ang larong ito.',
  insufficientBalance: 'Kulang ang balanse mo para rito.',
  currencyNotSupported: 'Hindi suportado ng larong ito ang currency ng account mo.',
} as const
