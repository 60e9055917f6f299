/** Loaded like a page when a guest does what needs somebody. */
export const signInSheet = 'session/sign-in-sheet'

/** Loaded like a page when there is something to be told about a newer version. */
export const updateModal = 'system/update-dialog'

/**
 * A page on which people arrive and nothing is typed: it does not wait for what sends, which comes once it is shown, and what is pressed
 * before waits for that.
 */
export const typesNothing: ReadonlySet<string> = new Set(['product/product-details'])

/** Loaded like a page, by whoever opens an address that is not known yet. */
export const directory = 'directory'
