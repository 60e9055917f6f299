/**
 * Stands in for `tldts` (a public-suffix list of 110 KB gzip) that MSW's cookie jar pulls in. The mock world lives on one origin,
 * so the last label of the host is all the suffix it needs.
 */
export const getDomain = (host) => host
export const getPublicSuffix = (host) => host.split('.').pop() ?? null
export const parse = (host) => ({ hostname: host, domain: host, publicSuffix: host.split('.').pop(), isIp: false })
