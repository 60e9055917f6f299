import { describe, expect, it } from 'vitest'
import { copyFaults, sayings } from './lib/copy.ts'
import { readSources, show } from './lib/source.ts'

const bad = [
  '支付没有成功',
  '没有铸成，藏品还在',
  '没有说要买什么',
  '没有要更新的',
  '去看看它',
  "text: '看我的藏品'",
  '>看编号',
  '打开这 3 个',
  '按发行时装入的数量公布',
  '购买时的规则不再改变',
  '到手后 3 天',
  '已归你所有',
  '会永远消失',
  '也可能开出它',
  '开售提醒我',
  '按最低价一键购',
  '已经放进你的收藏。',
  "text: '去看看'",
  '我们会一直替你查',
  '推送翻译语言',
  '>不要了',
  '再看一次',
  '现在的地板价',
  '用户编号',
  '现在没有活动',
  '图片没加载出来',
  '再问一次',
  '正在开启…',
  '现在余额',
  "'换头像'",
  '它的故事',
  '服务器锁住这一件',
  '停下来',
  '你有 9 个还没打开',
  '我的账号',
  '还没有人成交',
  '提交的内容有误，请检查后再试',
  '以服务器先收到的为准',
  '没有连上聊天服务',
  '邀请码没有这么长',
  '正在读取好友…',
]

describe('what people read', () => {
  it('is said as a Chinese product says it', () => {
    const sources = readSources(['src/**/*.{ts,tsx}'])
    expect(sources.length).toBeGreaterThan(800)
    expect(show(copyFaults(sources))).toEqual([])
  })

  it('is looked at for each way of saying it otherwise', () => {
    expect(bad).toHaveLength(sayings.length)
    const text = bad.join('\n')
    const found = copyFaults([{ path: 'src/views/x/x.screen.tsx', text }])
    expect(found.map(({ line }) => line)).toEqual(bad.map((_, at) => at + 1))
    expect(new Set(found.map(({ message }) => message)).size).toBe(sayings.length)
    expect(copyFaults([{ path: 'src/views/x/x.story.tsx', text }])).toEqual([])
    expect(copyFaults([{ path: 'src/views/x/x.screen.tsx', text: `  // ${bad[0]}` }])).toEqual([])
  })
})
