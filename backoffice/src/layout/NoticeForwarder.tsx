import { useEffect } from 'react'
import { useNotificationContext, useTranslate } from 'react-admin'
import { showAlert, notify } from '@eproc/ui/api/notice.ts'

/** Hands react-admin's notifications to the snackbar and the notice box that both apps share. */
export function NoticeForwarder() {
  const { notifications, takeNotification } = useNotificationContext()
  const t = useTranslate()
  useEffect(() => {
    if (!notifications.length) return
    const notice = takeNotification()
    if (!notice || typeof notice.message !== 'string') return
    const message = t(notice.message, {
      ...notice.notificationOptions?.messageArgs,
      _: notice.message,
    })
    if (notice.type === 'error') showAlert(message, 'error')
    else notify(message, notice.type === 'warning' ? 'warning' : 'success')
  }, [notifications, takeNotification, t])
  return null
}
