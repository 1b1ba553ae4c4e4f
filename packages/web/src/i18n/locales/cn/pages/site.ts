import type { Translated } from '../../../locale.ts'
import type { content as englishContent } from '../../en/pages/site.ts'

export const content: Translated<typeof englishContent> = {
  menu: '帮助与信息',
  empty: {
    title: '此处暂无内容',
    text: '想了解什么，请直接咨询我们。',
  },
  failed: {
    title: '无法加载此页面',
    text: '请稍后重试。',
  },
  loading: '加载中',
  ask: { title: '还需要帮助？', text: '联系我们，由真人为您解答。' },
  money: { title: '您的资金', text: '您的余额及每一笔变动。' },
  help: {
    title: '寻求帮助',
    text: '免费、保密，独立于本站。',
    open: '服务时间 {{hours}}',
  },
  spans: {
    hours: '{{hours}} 小时',
    days: '{{days}} 天',
    months: '{{months}} 个月',
    years: '{{years}} 年',
    forever: '永久',
  },
  limits: {
    title: '限额与休息',
    text: '需要设置限额、休息或自我排除？请联系我们为您办理。',
    logIn: '登录后即可设置限额、休息或自我排除。',
    break: '休息',
    exclusion: '自我排除',
  },
  terms: {
    lead: '您与 {{site}} 之间的规则。',
    title: '向客服索取条款',
    text: '开始游戏前，请联系我们索取一份。',
    related: '相关内容',
  },
  contact: {
    lead: '联系 {{site}} 的方式。',
    chatText: '就在本页与真人客服对话。',
    chatStart: '开始对话',
    chatFailed: '无法加载客服窗口，请稍后重试。',
    networks: '社交媒体',
    networksFailed: '无法加载账号列表。',
    newTab: '{{network}}，在新标签页打开',
    before: '联系之前',
    beforeReference: '如果提示中有参考编号，请一并发送，我们可据此查到具体情况。',
    beforePassword: '{{site}} 的任何人都不会索要您的密码或验证码，请勿透露。',
  },
  download: {
    lead: '将 {{site}} 添加到主屏幕。',
    installTitle: '通过浏览器安装',
    installText: '像应用一样打开，几乎不占空间，始终是最新版本。',
    install: '安装 {{site}}',
    installed: '{{site}} 已安装，请从主屏幕打开。',
    here: '您正在使用已安装的应用。',
    how: '在此设备上的操作步骤',
    steps: {
      ios: {
        one: '用 Safari 打开本页，点按“共享”。',
        two: '选择“添加到主屏幕”。',
        three: '点按“添加”。',
      },
      android: {
        one: '打开浏览器菜单（三个点）。',
        two: '选择“安装应用”或“添加到主屏幕”。',
        three: '点按“安装”确认。',
      },
      samsung: {
        one: '打开浏览器菜单（三条线）。',
        two: '选择“添加页面到”，再选“主屏幕”。',
        three: '点按“添加”确认。',
      },
      mac: {
        one: '用 Safari 打开本页。',
        two: '在菜单栏选择“文件”，再选“添加到程序坞”。',
        three: '点按“添加”确认。',
      },
      desktop: {
        one: '在地址栏末尾找到安装图标。',
        two: '如果没有，请打开浏览器菜单并选择“安装”。',
        three: '点按“安装”确认。',
      },
      firefox: {
        one: '此浏览器无法在电脑上安装网站。',
        two: '请用 Chrome、Edge 或 Safari 打开本页。',
        three: '回到此处，将显示对应浏览器的步骤。',
      },
    },
    packages: '安卓和苹果应用',
    packagesText: '由 {{site}} 发布。请只从以下链接下载。',
    packagesAbsent: '通过浏览器安装即可。',
    android: '安卓版',
    ios: 'iPhone 和 iPad 版',
  },
  preloader: { loading: '加载中', open: '打开网站' },
  searchQuestions: '搜索问题',
  clearQuestions: '清除搜索',
  noQuestions: '没有与“{{query}}”相符的问题。',
}

export const closed = {
  unreachableTitle: '暂时无法连接游戏',
  unreachableText: '您的账户没有问题。我们会持续重试，连接成功后页面将自动打开。',
  unreachableTrying: '正在重试…',
  unreachableNext: '{{seconds}} 秒后重试',
  tryNow: '立即重试',
  maintenanceTitle: '维护中，马上回来',
  maintenanceText: '网站正在维护。您的余额和未结注单是安全的。',
  maintenanceFrom: '开始时间',
  maintenanceUntil: '预计恢复',
  maintenanceSoon: '我们会尽快恢复。',
} as const
