/** Kinds of network and their codes in usage reports (chat §9, `const:network-types`); all that is mobile is 7. */
const codes: Readonly<Record<string, number>> = {
  '5G': 7,
  '4G': 7,
  '3G': 7,
  '2G': 7,
  'SLOW-2G': 7,
  WIFI: 2,
  LAN: 1,
  DISCONNECTED: 0,
  NONE: 0,
}

/** The code of a kind of network, however it is spelt; -1 for one that is not known. */
export const networkCode = (kind: string | undefined): number =>
  codes[kind?.toUpperCase().replace(' ', '-') ?? ''] ?? -1
