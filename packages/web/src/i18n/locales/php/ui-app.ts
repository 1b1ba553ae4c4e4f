export const app = {
  back: 'Bumalik',
  close: 'Isara',
  retry: 'Subukan muli',
  reload: 'I-reload',
  skipToContent: 'Lumaktaw sa nilalaman',
  reference: 'Reference',
  copy: 'Kopyahin',
  copied: 'Nakopya na',
  notifications: 'Mga abiso',
  pageNotFound: 'Hindi nahanap ang pahina: {{path}}',
  pageNotFoundHelp: 'Maaaring nagbago na ang address, o wala na rito ang pahina.',
  failureHelp: 'May nangyaring mali sa amin. Ligtas ang iyong account at balanse.',
  chunkFailed: 'Hindi ma-load ang pahinang ito. Tingnan ang koneksyon mo at subukan muli.',
  offlineTitle: 'Offline ka ngayon',
  offlineText:
    'Kusang bubukas ang pahinang ito kapag may koneksyon ka na ulit. Ligtas ang iyong account at balanse.',
  sessionUnknown: 'Hindi namin matiyak kung naka-log in ka.',
} as const
