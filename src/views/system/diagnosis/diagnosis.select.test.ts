import { expect, it } from 'vitest'
import { makeDiagnosis } from '#src/domain/diagnosis.ts'
import { diagnosisName, sizeText, viewDiagnosis } from './diagnosis.select.ts'

const at = Date.parse('2026-03-01T08:05:00+08:00')
const diagnosis = makeDiagnosis(
  {
    facts: [{ seq: 1, stream: 'session', v: 0, fact: { type: 'session.expired', at } as never }],
    states: [],
    kinds: {},
  },
  { app: { version: '1.0.39', code: 1039 }, at, device: { agent: '', online: true, stores: true } },
)

it('says what is in the file and what is not', () => {
  const { holds, lacks, size } = viewDiagnosis(diagnosis, 2048)
  expect(holds).toContain('操作记录 1 条，3/1 08:05')
  expect(holds.join()).toContain('手机号')
  expect(lacks[0]).toBe('登录密码、支付密码、验证码和登录凭证')
  expect(size).toBe('2 KB')
})

it('says what had no room, and that nothing is stored', () => {
  const cut = { ...diagnosis, left: { facts: 12, streams: ['im-inbox'] } }
  expect(viewDiagnosis(cut, 1).lacks).toContain('更早的 12 条操作记录和1 项过大的记录（超出文件大小上限）')
  const unstored = { ...diagnosis, device: { ...diagnosis.device, stores: false } }
  expect(viewDiagnosis(unstored, 1).holds.at(-1)).toContain('未能写入存储')
})

it('names the file by the time, and rounds its size up', () => {
  expect(diagnosisName(at)).toBe('数藏诊断-20260301-0805.json')
  expect([sizeText(1), sizeText(1024 * 1024), sizeText(1_100_000)]).toEqual(['1 KB', '1.0 MB', '1.1 MB'])
})
