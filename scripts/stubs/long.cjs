/**
 * Stands in for `long`, which the protobuf runtime pulls in: it tries to compile WebAssembly when it is loaded, which the content
 * security policy refuses and reports. The codec does its own arithmetic (src/contract/im/msync.ts); of a 64-bit value it needs only the
 * two halves.
 */
module.exports = class Long {
  constructor(low, high, unsigned) {
    this.low = low | 0
    this.high = high | 0
    this.unsigned = Boolean(unsigned)
  }

  static isLong(value) {
    return value instanceof Long
  }

  static fromBits(low, high, unsigned) {
    return new Long(low, high, unsigned)
  }
}
