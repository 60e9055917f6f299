import { IMAGE_HEAD, pictureProblem } from '#src/domain/file/picked-image.ts'
import type { Failure } from '#src/machines/port.ts'
import type { KeptFile } from '#src/machines/upload/upload.machine.ts'
import { callOnce } from './call-once.ts'
import { effect, type Outcome, type Provided, type Tools } from './effect.ts'

const gone: Failure = { reason: 'gone', message: '图片已失效，请重新选择' }

const calls = { pictures: 'system.uploadPicture', files: 'system.uploadFile' } as const

/** Looks whether it is a picture, by its head, and sends it (lc:image-upload; ). */
async function send(tools: Tools, { ref, to = 'pictures' }: KeptFile, signal: AbortSignal): Promise<Outcome> {
  const file = tools.fileHolder.get(ref)
  if (!file) return { type: 'send.failed', failure: gone }
  const problem = pictureProblem(new Uint8Array(await file.slice(0, IMAGE_HEAD).arrayBuffer()))
  if (problem !== undefined) return { type: 'send.failed', failure: { reason: 'broken', message: problem } }
  const otherwise = '图片上传失败，请稍后再试'
  const asked = await callOnce(tools, calls[to], { file }, { signal, otherwise })
  if (!('data' in asked)) return { type: 'send.failed', failure: asked.failure }
  tools.fileHolder.remove(ref)
  return { type: 'send.succeeded', url: asked.data.url }
}

export const uploadEffects = (tools: Tools): Provided => ({
  actors: { send: effect<KeptFile>('send', tools, (file, signal) => send(tools, file, signal)) },
})
