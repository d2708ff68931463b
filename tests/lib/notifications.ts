/** What the bells show. */
import { rows } from './query.ts'

export interface NotificationRow {
  pesan: string
  tautan: string
}

/** Notifications of one account, oldest first. */
export const notifications = (userId: number): Promise<NotificationRow[]> =>
  rows<NotificationRow>('select pesan, tautan from notifikasi where penerima_id = ? order by id', [
    userId,
  ])

/** Ids of those who were told something, an id a notification, oldest first. */
export const notifiedUsers = async (): Promise<number[]> =>
  (await rows<{ id: number }>('select penerima_id as id from notifikasi order by id')).map(
    ({ id }) => id
  )
