/** The version in package.json, put in at build time (marketplace §1). */
declare const __APP_VERSION__: string
