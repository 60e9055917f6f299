/** What a header can carry: letters of Latin-1, without line breaks. Anything else makes every request throw that is to carry it. */
export const headerValue = /^[\u0020-\u007e\u0080-\u00ff]*$/
