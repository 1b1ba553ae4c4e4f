export const closed = {
  unreachableTitle: 'Hindi makakonekta sa mga laro ngayon',
  unreachableText:
    'Walang problema sa account mo. Patuloy kaming susubok, at kusang bubukas ang page kapag nakakonekta na.',
  unreachableTrying: 'Sinusubukan ulit…',
  unreachableNext: 'Susunod na subok sa {{seconds}}s',
  tryNow: 'Subukan ngayon',
  maintenanceTitle: 'Babalik kami agad',
  maintenanceText: 'May maintenance ang site. Ligtas ang balanse at mga bukas na taya mo.',
  maintenanceFrom: 'Nagsimula',
  maintenanceUntil: 'Inaasahang pagbabalik',
  maintenanceSoon: 'Babalik kami sa lalong madaling panahon.',
} as const
