import { Glyph } from './icon.tsx'
import type { IconProps } from './icon.tsx'

/* Things one does. */

/** 返回 */
export const BackIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m14.800 4.800-7.200 7.200 7.200 7.200" />
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
    <path d="m9.400 5.600 6.400 6.400-6.400 6.400" />
  </Glyph>
)

/** 展开 */
export const ChevronDownIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="m5.600 9.200 6.400 6.400 6.400-6.400" />
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
    <path d="m4.800 12.600 4.800 4.800 9.600-10.400" />
  </Glyph>
)

/** 搜索 */
export const SearchIcon = (props: IconProps) => (
  <Glyph {...props}>
    <circle cx="10.8" cy="10.8" r="6.6" />
    <path d="m15.800 15.800 4.800 4.800" />
  </Glyph>
)

/** 显示 */
export const EyeIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M2.400 12S6 5.600 12 5.600 21.600 12 21.600 12 18 18.400 12 18.400 2.400 12 2.400 12Z" />
    <circle cx="12" cy="12" r="3" />
  </Glyph>
)

/** 隐藏 */
export const EyeOffIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M5.600 7.800A16 16 0 0 0 2.400 12S6 18.400 12 18.400c1.500 0 2.800-.4 4-1" />
    <path d="M9.400 6c.8-.2 1.700-.4 2.600-.4 6 0 9.600 6.400 9.600 6.400a16 16 0 0 1-2.700 3.500" />
    <path d="M9.900 9.900a3 3 0 0 0 4.200 4.200" />
    <path d="m4 4 16 16" />
  </Glyph>
)

/** 复制 */
export const CopyIcon = (props: IconProps) => (
  <Glyph {...props}>
    <rect x="8.4" y="8.4" width="12" height="12" rx="2" />
    <path d="M15.600 8.200V5.600a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h2.600" />
  </Glyph>
)

/** 分享 */
export const ShareIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 14.800V3.600M7.800 7.600 12 3.400l4.200 4.200" />
    <path d="M7.200 10.800H6a1.600 1.600 0 0 0-1.600 1.600V19A1.600 1.600 0 0 0 6 20.600h12a1.600 1.600 0 0 0 1.600-1.600v-6.600a1.600 1.600 0 0 0-1.600-1.600h-1.200" />
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
    <path d="M20 11.400a8 8 0 1 0-.6 4" />
    <path d="M20.400 5.400v6h-6" />
  </Glyph>
)

/** 下载 */
export const DownloadIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M12 3.600v11.200M7.600 10.600l4.400 4.400 4.400-4.400" />
    <path d="M4.400 17.600v1.600a1.400 1.400 0 0 0 1.400 1.400h12.400a1.400 1.400 0 0 0 1.400-1.400v-1.600" />
  </Glyph>
)

/** 修改 */
export const EditIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 20h4L19.600 8.400a2 2 0 0 0 0-2.800L18.400 4.400a2 2 0 0 0-2.800 0L4 16Z" />
    <path d="m13.600 6.400 4 4" />
  </Glyph>
)

/** 删除 */
export const TrashIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4.400 6.800h15.200M9.400 6.600V4.400h5.200v2.200" />
    <path d="m6.200 6.800.9 12.300a1.600 1.600 0 0 0 1.600 1.500h6.600a1.600 1.600 0 0 0 1.600-1.500l.9-12.300" />
    <path d="M10.200 11v5.600M13.800 11v5.600" />
  </Glyph>
)

/** 拍照、选图 */
export const CameraIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M8.600 5.600 9.800 4h4.400l1.200 1.600h3.200a2 2 0 0 1 2 2v9.800a2 2 0 0 1-2 2H5.400a2 2 0 0 1-2-2V7.600a2 2 0 0 1 2-2Z" />
    <circle cx="12" cy="12.4" r="3.8" />
  </Glyph>
)

/** 扫一扫 */
export const ScanIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 8V5.200A1.200 1.200 0 0 1 5.200 4H8M16 4h2.800A1.200 1.200 0 0 1 20 5.200V8M20 16v2.800a1.200 1.200 0 0 1-1.200 1.200H16M8 20H5.200A1.200 1.200 0 0 1 4 18.800V16" />
    <path d="M4 12h16" />
  </Glyph>
)

/** 筛选 */
export const FilterIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M4 6.800h16M7 12h10M10 17.200h4" />
  </Glyph>
)

/** 退出 */
export const SignOutIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M13.600 4H6.400A1.400 1.400 0 0 0 5 5.400v13.200A1.400 1.400 0 0 0 6.400 20h7.200" />
    <path d="M10.400 12h10M16.800 8.400l3.600 3.600-3.600 3.600" />
  </Glyph>
)

/** 暂停 */
export const PauseIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M8.600 5.600v12.800M15.400 5.600v12.800" />
  </Glyph>
)

/** 播放 */
export const PlayIcon = (props: IconProps) => (
  <Glyph {...props}>
    <path d="M8 5.400v13.200l10.800-6.600Z" />
  </Glyph>
)
