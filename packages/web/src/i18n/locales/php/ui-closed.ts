export const closed = {
  unreachableTitle: 'Hindi namin maabot ang mga laro ngayon',
  unreachableText:
    'Walang problema sa iyong account. Patuloy kaming sumusubok, at kusang bubukas ang pahina kapag nakakonekta na kami.',
  unreachableTrying: 'Sinusubukan muli…',
  unreachableNext: 'Susunod na subok sa loob ng {{seconds}} s',
  tryNow: 'Subukan ngayon',
  maintenanceTitle: 'Kasalukuyan kaming nagme-maintenance',
  maintenanceText:
    'Sarado muna ang mga laro habang inaayos namin ang site. Mananatili ang mga balanse at taya.',
  maintenanceFrom: 'Nagsimula',
  maintenanceUntil: 'Inaasahang pagbabalik',
  maintenanceSoon: 'Babalik kami sa lalong madaling panahon.',
} as const
