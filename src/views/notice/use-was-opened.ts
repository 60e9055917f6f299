import { useApp } from '../kit/app/app.ts'
import { resourceStream } from '../kit/resource/resource-stream.ts'
import { noticeDetail } from './notice-detail.select.ts'

/** Whether a notice has been opened while the app runs: its text is there, so the server has noted it as read. */
export function useWasOpened(): (id: string) => boolean {
  const app = useApp()
  return (id) => app.snapshot(resourceStream(noticeDetail(id)))?.matches('ready') ?? false
}
