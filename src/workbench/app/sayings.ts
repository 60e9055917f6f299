import { type Deed, type Sayings, short } from '../run/step-words.ts'

/** The key of a stream, as it is named: `resource/notice.list?` is `notice.list`. */
const keyOf = ({ to }: Deed): string => short(to.slice(to.indexOf('/') + 1).replace(/\?$/, ''))
const href = (deed: Deed): string => short(deed.with['href'])

/** Deeds that a person knows by another name than the actor does; all others are told by what is said to whom. */
export const sayings: Sayings = {
  'navigation.pushRequested': { en: (one) => `open ${href(one)}`, zh: (one) => `打开 ${href(one)}` },
  'navigation.replaceRequested': { en: (one) => `go over to ${href(one)}`, zh: (one) => `换到 ${href(one)}` },
  'navigation.switchTabRequested': { en: (one) => `press the tab ${href(one)}`, zh: (one) => `按标签 ${href(one)}` },
  'navigation.relaunchRequested': { en: (one) => `begin at ${href(one)}`, zh: (one) => `从 ${href(one)} 开始` },
  'navigation.locationChanged': {
    en: (one) => `the browser goes to ${href(one)}`,
    zh: (one) => `浏览器走到 ${href(one)}`,
  },
  'navigation.signInRequired': { en: () => 'have to sign in', zh: () => '需要登录' },
  'navigation.backRequested': { en: () => 'press Back', zh: () => '按「返回」' },
  'session.signInRequested': {
    en: (one) => `sign in as ${short(one.with['phone'])}`,
    zh: (one) => `用 ${short(one.with['phone'])} 登录`,
  },
  'chunk.opened': { en: (one) => `the page loads its code, ${keyOf(one)}`, zh: (one) => `页面载入代码 ${keyOf(one)}` },
  'resource.opened': { en: (one) => `the page wants ${keyOf(one)}`, zh: (one) => `页面要 ${keyOf(one)}` },
  'resource.refreshRequested': { en: (one) => `ask ${keyOf(one)} anew`, zh: (one) => `重新请求 ${keyOf(one)}` },
  'resource.moreRequested': { en: (one) => `ask for more of ${keyOf(one)}`, zh: (one) => `再要一页 ${keyOf(one)}` },
  'submission.opened': { en: (one) => `the form ${keyOf(one)} stands`, zh: (one) => `表单 ${keyOf(one)} 出现` },
  'submission.reset': { en: (one) => `empty the form ${keyOf(one)}`, zh: (one) => `清空表单 ${keyOf(one)}` },
  'submission.submitRequested': { en: (one) => `send the form ${keyOf(one)}`, zh: (one) => `提交表单 ${keyOf(one)}` },
  'submission.changed': {
    en: (one) => `type “${short(one.with['value'])}” into ${short(one.with['field'])} of ${keyOf(one)}`,
    zh: (one) => `在 ${keyOf(one)} 的 ${short(one.with['field'])} 填「${short(one.with['value'])}」`,
  },
  'toast.shown': {
    en: (one) => `“${short(one.with['message'])}” is shown`,
    zh: (one) => `提示「${short(one.with['message'])}」`,
  },
}
