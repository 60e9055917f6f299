import { describe, expect, it } from 'vitest'
import type { UpdateView } from '../kit/system/use-update.ts'
import { viewUpdatePage } from './update.select.ts'

const full: UpdateView = {
  kind: 'full',
  version: '1.1.0',
  forced: false,
  notes: '1. 新增花园\n2、修复闪退\n\n- 更省电',
  packageUrl: 'https://dl.shucang.example/app.apk',
}

describe('the update page', () => {
  it('lists what is new without the numbers of the text', () => {
    expect(viewUpdatePage(full, '1.0.39', []).notes).toEqual(['新增花园', '修复闪退', '更省电'])
  })

  it('offers the package from an allowed host, and says why it does not from any other', () => {
    const pack = (packageUrl: string) => viewUpdatePage({ ...full, packageUrl }, '1.0.39', ['dl.shucang.example']).pack
    expect(pack(full.packageUrl)).toEqual({ href: 'https://dl.shucang.example/app.apk' })
    expect(pack('https://evil.example/app.apk')).toEqual({ refused: 'evil.example 不是本应用认可的网站' })
    expect(pack('javascript:alert(1)')).toEqual({ refused: '只能打开 https 开头的安全链接' })
    expect(pack('/pages/home/home')).toEqual({ refused: '安装包的地址不对' })
    expect(pack('')).toEqual({ refused: '链接是空的' })
  })

  it('[A-07] takes a hot update from where the server names it, and loads the app again where it names no place', () => {
    const pack = (packageUrl: string) =>
      viewUpdatePage({ ...full, kind: 'hot', packageUrl }, '1.0.39', ['dl.shucang.example']).pack
    expect(pack('https://dl.shucang.example/1.0.40.wgt')).toEqual({ href: 'https://dl.shucang.example/1.0.40.wgt' })
    expect(pack('https://evil.example/1.0.40.wgt')).toEqual({ refused: 'evil.example 不是本应用认可的网站' })
    expect(pack('')).toBeNull()
  })
})
