/** Where on the earth something is, in words: 「北纬 30.2590°，东经 120.1486°」. */
export const positionWords = (latitude: number, longitude: number): string =>
  `${latitude < 0 ? '南' : '北'}纬 ${Math.abs(latitude).toFixed(4)}°，${longitude < 0 ? '西' : '东'}经 ${Math.abs(longitude).toFixed(4)}°`
