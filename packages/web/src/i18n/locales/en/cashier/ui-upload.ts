/** Sending a photo or a document. */
export const upload = {
  choose: 'Take a photo or choose a file',
  types: 'JPG, PNG, HEIC or PDF, up to 5 MB',
  preparing: 'Getting it ready…',
  ready: 'Ready to send',
  sending: 'Sending…',
  remove: 'Choose another file',
  unreadable: 'We couldn’t open that photo. Choose another one.',
  heicUnreadable: 'This browser can’t open HEIC photos. Take a screenshot of the photo and choose that.',
} as const
