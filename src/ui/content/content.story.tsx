import { useState } from 'react'
import { samplePicture } from '../story/sample-art.tsx'
import { Specimen, Stage } from '../story/stage.tsx'
import { Prose } from './prose.tsx'
import { RichText } from './rich-text.tsx'

export default { title: '长文' }

export const Policy = () => (
  <Stage title="隐私政策">
    <Specimen name="我们自己写的长文">
      <Prose>
        <p>
          更新日期：<strong>2026 年 3 月 1 日</strong>
        </p>
        <h2>一、我们收集什么</h2>
        <p>注册时收集手机号；实名认证时收集姓名与身份证号，仅用于核验。</p>
        <ul>
          <li>设备型号与系统版本，用来排查问题；</li>
          <li>登录时间与大致地区，用来保护账号。</li>
        </ul>
        <h3>1.1 我们不收集</h3>
        <ol>
          <li>通讯录；</li>
          <li>短信内容。</li>
        </ol>
        <blockquote>您可以随时在「设置」中撤回授权。</blockquote>
        <table>
          <thead>
            <tr>
              <th>信息</th>
              <th>用途</th>
              <th>保存</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>手机号</td>
              <td>登录、找回密码</td>
              <td>注销后 30 天</td>
            </tr>
          </tbody>
        </table>
        <p>
          有疑问请看 <a href="#/">联系方式</a>。
        </p>
      </Prose>
    </Specimen>
  </Stage>
)
Policy.storyName = '我们自己的长文'

const notice = `
<h1>「山海拾珍」第三辑开售公告</h1>
<p>各位藏家：第三辑共 <b>24</b> 款，每款限量 <b>2000</b> 份。</p>
<img src="${samplePicture(20).replace('image/svg+xml,', 'image/svg+xml;nope,')}">
<ul><li>开售时间：3 月 1 日 20:00</li><li>每人限购 2 件</li></ul>
<p>详情见 <a href="https://example.com/rules">规则</a> 与 <a href="#/pages/notice/notice">公告页</a>。</p>
<blockquote>请在付款前确认收藏规则。</blockquote>`

const hostile = `
<p>看起来很普通的公告。</p>
<script>window.__hacked = 'script'</script>
<img src=x onerror="window.__hacked='onerror'">
<svg><animate onbegin="window.__hacked='svg'"/></svg>
<iframe src="https://evil.example"></iframe>
<a href="javascript:window.__hacked='href'">javascript 链接</a>
<a href="//evil.example">没有协议的链接</a>
<a href="data:text/html,x">data 链接</a>
<a href="https://evil.example" onclick="window.__hacked='onclick'" target="_top">普通外链</a>
<p style="position:fixed;inset:0;background:red" class="ui-dialog" id="root">想盖住整页的段落</p>
<form action="https://evil.example"><input name="password"><button>提交密码</button></form>
<style>body{display:none}</style>
<math><mtext><table><mglyph><style><img src=x onerror="window.__hacked='mxss'">
`

export const Foreign = () => {
  const [left, setLeft] = useState('')
  return (
    <Stage title="别处来的富文本">
      <Specimen name="公告" on="surface">
        <RichText html={notice} onLink={setLeft} />
        <p className="text-note text-muted">{left && `要离开应用：${left}`}</p>
      </Specimen>
      <Specimen name="不怀好意的公告" on="surface">
        <RichText html={hostile} />
      </Specimen>
    </Stage>
  )
}
Foreign.storyName = '别处来的富文本'
