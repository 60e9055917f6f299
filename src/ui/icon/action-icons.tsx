import { Glyph } from './icon.tsx'
import type { IconProps } from './icon.tsx'

/* Things one does. */

/** 返回 */
export const BackIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m14.8 4.8-7.2 7.2 7.2 7.2" />
  </Glyph>
)

/** 关闭 */
export const CloseIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Glyph>
)

/** 前往 */
export const ChevronIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m9.4 5.6 6.4 6.4-6.4 6.4" />
  </Glyph>
)

/** 展开 */
export const ChevronDownIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m5.6 9.2 6.4 6.4 6.4-6.4" />
  </Glyph>
)

/** 加 */
export const PlusIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 5v14M5 12h14" />
  </Glyph>
)

/** 减 */
export const MinusIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5 12h14" />
  </Glyph>
)

/** 选中、完成 */
export const CheckIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m4.8 12.6 4.8 4.8 9.6-10.4" />
  </Glyph>
)

/** 搜索 */
export const SearchIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="10.8" cy="10.8" r="6.6" />
    <path d="m15.8 15.8 4.8 4.8" />
  </Glyph>
)

/** 显示 */
export const EyeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M2.4 12S6 5.6 12 5.6 21.6 12 21.6 12 18 18.4 12 18.4 2.4 12 2.4 12Z" />
    <circle cx="12" cy="12" r="3" />
  </Glyph>
)

/** 隐藏 */
export const EyeOffIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5.6 7.8A16 16 0 0 0 2.4 12S6 18.4 12 18.4c1.5 0 2.8-.4 4-1" />
    <path d="M9.4 6c.8-.2 1.7-.4 2.6-.4 6 0 9.6 6.4 9.6 6.4a16 16 0 0 1-2.7 3.5" />
    <path d="M9.9 9.9a3 3 0 0 0 4.2 4.2" />
    <path d="m4 4 16 16" />
  </Glyph>
)

/** 复制 */
export const CopyIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="8.4" y="8.4" width="12" height="12" rx="2" />
    <path d="M15.6 8.2V5.6a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2.6" />
  </Glyph>
)

/** 分享 */
export const ShareIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 14.8V3.6M7.8 7.6 12 3.4l4.2 4.2" />
    <path d="M7.2 10.8H6a1.6 1.6 0 0 0-1.6 1.6V19A1.6 1.6 0 0 0 6 20.6h12a1.6 1.6 0 0 0 1.6-1.6v-6.6a1.6 1.6 0 0 0-1.6-1.6h-1.2" />
  </Glyph>
)

/** 更多 */
export const MoreIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="5.4" cy="12" r="1.5" fill="currentColor" stroke="none" />
    <circle cx="12" cy="12" r="1.5" fill="currentColor" stroke="none" />
    <circle cx="18.6" cy="12" r="1.5" fill="currentColor" stroke="none" />
  </Glyph>
)

/** 刷新、重试 */
export const RefreshIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M20 11.4a8 8 0 1 0-.6 4" />
    <path d="M20.4 5.4v6h-6" />
  </Glyph>
)

/** 旋转 */
export const RotateIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M13.5 4.5 17 8l-3.5 3.5" />
    <path d="M17 8H9a4.5 4.5 0 0 0 0 9h2M14.5 14.5h5v5h-5z" />
  </Glyph>
)

/** 下载 */
export const DownloadIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3.6v11.2M7.6 10.6l4.4 4.4 4.4-4.4" />
    <path d="M4.4 17.6v1.6a1.4 1.4 0 0 0 1.4 1.4h12.4a1.4 1.4 0 0 0 1.4-1.4v-1.6" />
  </Glyph>
)

/** 修改 */
export const EditIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 20h4L19.6 8.4a2 2 0 0 0 0-2.8L18.4 4.4a2 2 0 0 0-2.8 0L4 16Z" />
    <path d="m13.6 6.4 4 4" />
  </Glyph>
)

/** 删除 */
export const TrashIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4.4 6.8h15.2M9.4 6.6V4.4h5.2v2.2" />
    <path d="m6.2 6.8.9 12.3a1.6 1.6 0 0 0 1.6 1.5h6.6a1.6 1.6 0 0 0 1.6-1.5l.9-12.3" />
    <path d="M10.2 11v5.6M13.8 11v5.6" />
  </Glyph>
)

/** 拍照、选图 */
export const CameraIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M8.6 5.6 9.8 4h4.4l1.2 1.6h3.2a2 2 0 0 1 2 2v9.8a2 2 0 0 1-2 2H5.4a2 2 0 0 1-2-2V7.6a2 2 0 0 1 2-2Z" />
    <circle cx="12" cy="12.4" r="3.8" />
  </Glyph>
)

/** 扫一扫 */
export const ScanIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 8V5.2A1.2 1.2 0 0 1 5.2 4H8M16 4h2.8A1.2 1.2 0 0 1 20 5.2V8M20 16v2.8a1.2 1.2 0 0 1-1.2 1.2H16M8 20H5.2A1.2 1.2 0 0 1 4 18.8V16" />
    <path d="M4 12h16" />
  </Glyph>
)

/** 筛选 */
export const FilterIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 6.8h16M7 12h10M10 17.2h4" />
  </Glyph>
)

/** 退出 */
export const SignOutIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M13.6 4H6.4A1.4 1.4 0 0 0 5 5.4v13.2A1.4 1.4 0 0 0 6.4 20h7.2" />
    <path d="M10.4 12h10M16.8 8.4l3.6 3.6-3.6 3.6" />
  </Glyph>
)

/** 暂停 */
export const PauseIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M8.6 5.6v12.8M15.4 5.6v12.8" />
  </Glyph>
)

/** 播放 */
export const PlayIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M8 5.4v13.2l10.8-6.6Z" />
  </Glyph>
)

/** 全屏 */
export const ExpandIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M14.5 4.5h5v5M9.5 19.5h-5v-5M19 5l-5.5 5.5M5 19l5.5-5.5" />
  </Glyph>
)

/** 翻面 */
export const TurnIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3.5v17M15.5 6.5h3.5v11h-3.5" />
    <path d="M8.5 6.5H5v11h3.5" strokeDasharray="2.4 2.4" />
  </Glyph>
)
