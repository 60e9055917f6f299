import type { ShownResource } from '../resource/resource-screen.tsx'
import { type ShownForm, shownForm } from '../form/shown-form.ts'
import type { FormView } from '../form/use-form.ts'
import type { IntentView } from '../intent/use-intent.ts'
import type { CodeSend } from '../form/verification-code.ts'

/** Does nothing, as everything in a story. */
export const still = (): void => undefined

/** The code button in each of its states. */
export const codeSends = {
  start: { text: '获取验证码', disabled: false, pending: false, error: null, hint: null, onPress: still },
  sending: { text: '获取验证码', disabled: false, pending: true, error: null, hint: null, onPress: still },
  counting: {
    text: '58 秒后重发',
    disabled: true,
    pending: false,
    error: null,
    hint: '验证码已发送到 138****8000',
    onPress: still,
  },
  again: { text: '重新获取', disabled: false, pending: false, error: null, hint: null, onPress: still },
  failed: {
    text: '获取验证码',
    disabled: false,
    pending: false,
    error: '发送太频繁，请 10 分钟后再试',
    hint: null,
    onPress: still,
  },
} as const satisfies Record<string, CodeSend & { onPress: () => void }>

/** An intent in a story: what is not given has not been said. */
export const intentView = <Result>(shown: Partial<IntentView<Result>> = {}): IntentView<Result> => ({
  state: 'none',
  result: null,
  message: '',
  ...shown,
})

/** A form in a story: what is not given is a form being edited, empty and without mistakes. */
export const formView = (shown: Partial<FormView> = {}): FormView => ({
  values: {},
  errors: {},
  failure: null,
  status: 'editing',
  result: undefined,
  ...shown,
})

/** A plain form in a story. */
export const storyForm = (shown: Partial<FormView> = {}): ShownForm =>
  shownForm({ ...formView(shown), change: still, submit: still, confirm: still, cancel: still })

/** A resource in a story: what is not given has been loaded, and there is nothing in it. */
export const storyResource = (shown: Partial<ShownResource> = {}): ShownResource => ({
  status: 'ready',
  activity: 'none',
  data: [],
  items: [],
  last: true,
  failure: null,
  refresh: still,
  more: still,
  ...shown,
})
