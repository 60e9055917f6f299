import { describe, expect, it } from 'vitest'
import { type Region, regionPath, regions } from './regions.ts'

const names = (code: string) => regionPath(code).map((region) => region.name)
const all = (among: readonly Region[]): readonly Region[] =>
  among.flatMap((region) => [region, ...all(region.children)])

describe('provinces, cities and districts', () => {
  it('have each their own six-digit code, which begins with that of the place above', () => {
    const codes = all(regions()).map((region) => region.code)
    expect(new Set(codes).size).toBe(codes.length)
    expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true)
    for (const province of regions()) {
      for (const place of all(province.children))
        expect(place.code.slice(0, 2), place.name).toBe(province.code.slice(0, 2))
    }
  })

  it('are all 34 provinces with their cities', () => {
    expect(regions()).toHaveLength(34)
    const cities = regions().flatMap((province) => province.children.filter((place) => place.code.endsWith('00')))
    expect(cities.length).toBeGreaterThan(325)
  })

  it.each([
    ['110105', ['北京市', '朝阳区']],
    ['310115', ['上海市', '浦东新区']],
    ['500243', ['重庆市', '彭水苗族土家族自治县']],
    ['330106', ['浙江省', '杭州市', '西湖区']],
    ['340200', ['安徽省', '芜湖市']],
    ['445300', ['广东省', '云浮市']],
    ['511800', ['四川省', '雅安市']],
    ['654300', ['新疆维吾尔自治区', '阿勒泰地区']],
    ['419001', ['河南省', '省直辖县级行政区划', '济源市']],
    ['429021', ['湖北省', '省直辖县级行政区划', '神农架林区']],
    ['469005', ['海南省', '省直辖县级行政区划', '文昌市']],
    ['469030', ['海南省', '省直辖县级行政区划', '琼中黎族苗族自治县']],
    ['659001', ['新疆维吾尔自治区', '自治区直辖县级行政区划', '石河子市']],
    ['810000', ['香港特别行政区']],
  ])('%s', (code, path) => {
    expect(names(code)).toEqual(path)
  })

  it('of a code that is none there is nothing', () => {
    expect(names('000000')).toEqual([])
  })
})
