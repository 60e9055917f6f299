// For what runs before the packages are here, or on a Node that reads no types; everything else has ./language.ts.
const told = process.env.LC_ALL || process.env.LC_MESSAGES || process.env.LANG || ''
const isChinese = told.toLowerCase().startsWith('zh')

/** The text in the language of this command. */
export const inWords = (en, zh) => (isChinese ? zh : en)
