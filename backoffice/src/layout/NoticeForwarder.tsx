import { useEffect } from 'react'
import { useNotificationContext, useTranslate } from 'react-admin'
import { showAlert, notify } from '@eproc/ui/api/notice.ts'

/** Meneruskan notifikasi react-admin ke snackbar dan kotak pemberitahuan bersama. */
export function NoticeForwarder() {
  const { notifications, takeNotification } = useNotificationContext()
  const terjemah = useTranslate()
  useEffect(() => {
    if (!notifications.length) return
    const kabar = takeNotification()
    if (!kabar || typeof kabar.message !== 'string') return
    const pesan = terjemah(kabar.message, {
      ...kabar.notificationOptions?.messageArgs,
      _: kabar.message,
    })
    if (kabar.type === 'error') showAlert(pesan, 'error')
    else notify(pesan, kabar.type === 'warning' ? 'peringatan' : 'sukses')
  }, [notifications, takeNotification, terjemah])
  return null
}
