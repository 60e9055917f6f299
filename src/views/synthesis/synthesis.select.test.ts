import { describe, expect, it } from 'vitest'
import { sampleLacking, sampleMaterials, sampleRecipe } from './story-synthesis.ts'
import { givenOf, materialLine, mergeWords, recipeCard, recipeNote, slotsOf } from './synthesis.select.ts'

describe('the bench', () => {
  it('has a place for each copy, with those the server names first', () => {
    expect(slotsOf(sampleMaterials, {}).map(({ number }) => number)).toEqual(['#432', '#128', '#61'])
    expect(givenOf(sampleMaterials, {})).toEqual(['1-432', '2-128', '3-61'])
  })
  it('takes what one picks, and nothing that is not there any more', () => {
    expect(givenOf(sampleMaterials, { 1: ['1-97'] })).toEqual(['1-97', '2-128', '3-61'])
    expect(slotsOf(sampleMaterials, { 1: ['9-9'] })[0]).toMatchObject({ copyId: null, number: null })
  })
  it('says what is missing', () => {
    expect(sampleLacking.map(materialLine({})).map(({ missing, note }) => [missing, note])).toEqual([
      [0, '需要 1 件 · 可用 2 件'],
      [0, '需要 1 件 · 可用 1 件'],
      [1, '需要 1 件 · 可用 0 件'],
    ])
    expect(slotsOf(sampleLacking, {}).filter(({ copyId }) => copyId === null)).toHaveLength(1)
  })
  it('says before what is given and got', () => {
    const words = mergeWords(sampleRecipe, sampleMaterials, { 1: ['1-97'] })
    expect(words.lines.map(({ term, detail }) => `${term} ${detail}`)).toEqual([
      '远山初霁 #97',
      '寒江独钓 #128',
      '松下问童 #61',
      '得到 秋溪放鹤 1 件、宝箱 1 个',
    ])
    expect(words.confirm).toBe('交出 3 件并合成')
  })
  it('says how a recipe stands', () => {
    expect(recipeCard(sampleRecipe)).toMatchObject({ materials: '材料 3 / 3', isReady: true })
    expect(recipeNote({ ...sampleRecipe, state: 'gone' })).toBe('已经合成完了')
    expect(recipeNote({ ...sampleRecipe, state: 'ended' })).toBe('已经结束')
  })
})
