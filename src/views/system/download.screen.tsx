import { BoxIcon, GardenIcon } from '#src/ui/icon/home-icons.tsx'
import { href } from '#src/routes/table.ts'
import { Button } from '#src/ui/action/button.tsx'
import { InlineMessage } from '#src/ui/feedback/inline-message.tsx'
import type { Icon } from '#src/ui/icon/icon.tsx'
import { FrameIcon } from '#src/ui/icon/page-icons.tsx'
import { BrandMark } from '../kit/page/brand-mark.tsx'
import { PageScreen } from '../kit/page/page-screen.tsx'
import type { DownloadView } from './download.select.ts'

export type DownloadProps = DownloadView

const features: readonly { icon: Icon; title: string; note: string }[] = [
  { icon: FrameIcon, title: '口袋里的画廊', note: '水墨、青花、青铜、剪纸，件件有编号和来历。' },
  { icon: BoxIcon, title: '发售与盲盒', note: '内容与概率全部公开，开盒的那一刻值得慢慢看。' },
  { icon: GardenIcon, title: '种一座花园', note: '签到、任务、种子和天气，每天来照看一会儿。' },
]

export const DownloadScreen = ({ version, pack }: DownloadProps) => (
  <PageScreen
    footer={
      pack.kind === 'offered' ? (
        <Button tone="primary" size="large" block href={pack.href} external>
          下载安装包
        </Button>
      ) : undefined
    }
  >
    <div className="flex flex-col items-center pt-8 pb-7 text-center">
      <BrandMark size={88} />
      <p className="mt-4 text-display leading-tight font-semibold">数藏</p>
      <p className="mt-1 text-muted">把一座画廊放进口袋</p>
      <p className="text-note text-muted tabular-nums">版本 {version}</p>
    </div>
    <ul className="space-y-4 rounded-l bg-surface p-4">
      {features.map(({ icon: Mark, title, note }) => (
        <li key={title} className="flex gap-3">
          <span className="mt-0.5 text-soft">
            <Mark size={24} />
          </span>
          <span>
            <span className="block font-medium">{title}</span>
            <span className="block text-note text-muted">{note}</span>
          </span>
        </li>
      ))}
    </ul>
    <div className="pt-4">
      <Advice pack={pack} />
    </div>
  </PageScreen>
)

function Advice({ pack }: Pick<DownloadView, 'pack'>) {
  if (pack.kind === 'offered') {
    return (
      <p className="px-4 text-note text-muted">
        安装包来自 {pack.host}。安装时如果提示「未知来源」，请在系统设置里允许；账号、藏品和设置都会保留。
      </p>
    )
  }
  if (pack.kind === 'refused') {
    return <InlineMessage kind="error">这个安装包不能下载：{pack.message}。请从「版本更新」里重新获取。</InlineMessage>
  }
  return (
    <>
      <p className="px-4 text-note text-muted">
        你正在使用网页版，功能与应用相同，打开就是最新的。在浏览器菜单里选「添加到主屏幕」，下次一点就开。
      </p>
      <div className="flex justify-center pt-2">
        <Button tone="quiet" href={`#${href('/pages/update/update')}`}>
          检查更新
        </Button>
      </div>
    </>
  )
}
