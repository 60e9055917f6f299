import { useState } from 'react'
import { href } from '#src/routes/table.ts'
import { List, ListRow } from '#src/ui/display/list.tsx'
import { BrandMark } from '../kit/page/brand-mark.tsx'
import { supportMail } from '../kit/page/company.ts'
import { PageScreen } from '../kit/page/page-screen.tsx'
import { ExportDiagnosis } from './diagnosis/export-diagnosis.tsx'
import type { AboutView } from './about-us.select.ts'

export interface AboutProps extends AboutView {
  /** Asks again; a newer version opens the update page by itself. */
  readonly onCheck: () => void
}

export function AboutScreen({ version, update, checking, notesHref, onCheck }: AboutProps) {
  const [isExporting, setExporting] = useState(false)
  return (
    <PageScreen>
      <div className="flex flex-col items-center pt-8 pb-8 text-center">
        <BrandMark size={72} />
        <p className="mt-3 text-headline font-semibold">数藏</p>
        <p className="text-note text-muted tabular-nums">版本 {version}</p>
      </div>
      <List>
        <ListRow
          title="检查更新"
          value={<span aria-live="polite">{update}</span>}
          onPress={checking ? still : onCheck}
          chevron
        />
        {notesHref !== null && <ListRow title="更新说明" href={notesHref} />}
        <ListRow title="下载应用" href={`#${href('/pages/downLoad/index')}`} />
        <ListRow title="导出诊断" onPress={() => setExporting(true)} chevron />
        <ListRow title="用户服务协议" href={`#${href('/pages/login/servicePolicy/index')}`} />
        <ListRow title="隐私政策" href={`#${href('/pages/login/privacyPolicy/index')}`} />
      </List>
      <ExportDiagnosis open={isExporting} onDismiss={() => setExporting(false)} />
      <section aria-labelledby="company" className="px-4 pt-7 text-note text-muted">
        <h2 id="company" className="font-medium text-soft">
          关于数藏
        </h2>
        <p className="mt-1.5">
          数藏和博物馆、非遗传承人与年轻艺术家一起，把水墨、青花、青铜、戏曲与剪纸做成可以收藏的数字作品。每一件都有编号、有来历，也有自己的故事。
        </p>
        <p className="mt-1.5">我们相信收藏首先是喜欢：慢慢看，少而精，把一座画廊放进口袋。</p>
        <p className="mt-5">客服邮箱 {supportMail}，工作日九时至十八时。</p>
      </section>
    </PageScreen>
  )
}

/** A check that is under way is not started again. */
const still = () => undefined
