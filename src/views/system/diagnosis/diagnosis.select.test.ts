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

it('says from when to when, and what else is in it', () => {
  const fact = (seq: number, when: unknown) =>
    ({ seq, stream: 'session', v: 0, fact: { type: 'a', at: when } }) as never
  const long = { ...diagnosis, facts: [fact(1, null), fact(2, at), fact(3, at + 30_000), fact(4, at + 86_400_000)] }
  expect(viewDiagnosis(long, 1).holds[0]).toBe('操作记录 4 条，3/1 08:05 至 3/2 08:05')
  expect(viewDiagnosis({ ...diagnosis, facts: [] }, 1).holds[0]).toBe('操作记录 0 条')
  expect(viewDiagnosis(diagnosis, 1).holds).toHaveLength(3)
  expect(viewDiagnosis({ ...diagnosis, states: [{}, {}] as never }, 1).holds[1]).toBe('已归档的状态 2 项')
  expect(viewDiagnosis(diagnosis, 1).lacks).toHaveLength(2)
  expect(viewDiagnosis({ ...diagnosis, left: { facts: 12, streams: [] } }, 1).lacks[2]).toBe(
    '更早的 12 条操作记录（超出文件大小上限）',
  )
  expect(viewDiagnosis({ ...diagnosis, left: { facts: 0, streams: ['a', 'b'] } }, 1).lacks[2]).toBe(
    '2 项过大的记录（超出文件大小上限）',
  )
})
