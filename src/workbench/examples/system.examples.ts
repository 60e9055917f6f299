import { one, type Examples } from './example.ts'

export const systemExamples: Examples = {
  '/pages/webView/webView': [
    { name: '', query: { url: 'https://www.shucang.example/help', title: '帮助' } },
    { name: '认可', query: { url: 'https://download.shucang.example/help', title: '帮助' } },
  ],
  '/components/full-modal/full-modal': [
    {
      name: '',
      query: { type: 'update', version: '1.0.40', message: '新增深色模式与断网提示。', url: '/pages/update/update' },
    },
    { name: '没有', query: {} },
  ],
  '/pages/downLoad/index': one({ url: 'https://download.shucang.example/shucang.apk', version: '1.0.40' }),
  '/pages/update/update': [{ name: '' }, { name: '有新版本', world: 'update-available' }],
  '/open-location': [
    {
      name: '',
      query: { name: '中国美术馆', address: '北京市东城区五四大街 1 号', latitude: '39.9257', longitude: '116.4091' },
    },
    { name: '没有地点', query: {} },
  ],
}
