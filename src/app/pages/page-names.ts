/** Loaded like a page when a guest does what needs somebody. */
export const signInSheet = 'session/sign-in-sheet'

/** Loaded like a page when there is something to be told about a newer version. */
export const updateModal = 'system/update-dialog'

/** Loaded like a page, by whoever opens an address that is not known yet. */
export const directory = 'directory'
