import type { Translated } from '../../../locale.ts'
import type { upload as english } from '../../en/cashier/ui-upload.ts'

export const upload = {
  choose: '拍照或选择文件',
  types: 'JPG、PNG、HEIC 或 PDF，最大 5 MB',
  preparing: '正在处理…',
  ready: '可以提交',
  sending: '正在提交…',
  remove: '选择其他文件',
  unreadable: '无法打开该照片，请选择其他照片。',
  heicUnreadable: '此浏览器无法打开 HEIC 照片。请对照片截屏，然后选择截图。',
} as const satisfies Translated<typeof english>
