export const closed = {
  unreachableTitle: 'Hindi makakonekta sa mga laro ngayon',
  unreachableText:
    'Walang problema sa account mo. Patuloy kaming susubok, at kusang bubukas ang page kapag nakakonekta na.',
  unreachableTrying: 'Sinusubukan ulit…',
  unreachableNext: 'Susubukan ulit sa loob ng {{seconds}}s',
  tryNow: 'Subukan ngayon',
  maintenanceTitle: 'Babalik kami agad',
  maintenanceText: 'May maintenance ang site. Ligtas ang balanse at mga bukas na taya mo.',
  maintenanceFrom: 'Nagsimula',
  maintenanceUntil: 'Babalik',
  maintenanceSoon: 'Babalik kami sa lalong madaling panahon.',
} as const
