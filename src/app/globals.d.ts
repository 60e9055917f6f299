/** The version in package.json, put in at build time (marketplace §1). */
declare const __APP_VERSION__: string

/** A native shell's payment plugin, where there is one; what it answers is data from outside. */
// oxlint-disable-next-line no-var -- only what is declared by `var` is on globalThis
declare var shucangPay: ((payload: string) => Promise<unknown>) | undefined
