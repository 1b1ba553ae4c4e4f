/** Ids of the site's own modals on the modal stack. */
export const categorySheet = 'categories'
export const accountSheet = 'account'
export const gameSearch = 'search'
export const announcementsModal = 'announcements'
