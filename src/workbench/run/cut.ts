/** So much of a text as is read in one place; what is left out is told. */
export const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text)
