/** What a form says when a helper validator refuses. The specification gives no wording: these are ours. */
export const validationMessages = {
  email: '邮箱格式不对，例如 name@example.com',
  mobile: '请输入 11 位手机号',
  url: '请输入完整网址，以 http:// 或 https:// 开头',
  date: '请输入正确的日期，例如 2024-01-31',
  digits: '只能输入数字 0–9',
  idCard: '请输入正确的 18 位身份证号',
  amount: '请输入金额，最多两位小数',
  number: '请输入数字，例如 12.5',
  plate: '请输入正确的车牌号',
  letters: '只能输入字母',
  alnum: '只能输入字母和数字',
  landline: '请输入带区号的座机号，例如 010-12345678',
  chinese: '只能输入汉字',
  json: '内容格式不对',
  imageName: '请选择图片文件',
  videoName: '请选择视频文件',
  code: '请输入 6 位验证码',
  required: '这一项还没有填',
  textArea: '最多 140 个字',
  uploadImages: '一次只能上传一张图片',
  pickerImages: '一次最多选 52 张，请分几次发送',
  numberBox: '数量至少为 1',
} as const

export type ValidationKind = keyof typeof validationMessages
