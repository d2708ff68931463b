import { verifikasi as teks } from '@eproc/i18n/id/verifikasi'
import type { Message } from '#app/notifikasi/tell'

interface Words {
  /** line of the bell */
  kabar: string
  perihal: string
  paragraf: readonly string[]
  /** page where the vendor acts on it */
  tautan: NonNullable<Message['link']>
  tombol: string
}

/** What the procurement unit tells a vendor about itself, by bell and mail. */
export const vendorMessage = ({ kabar, perihal, paragraf, tautan, tombol }: Words): Message => ({
  from: teks.surat.pengirim,
  text: kabar,
  link: tautan,
  mail: { subject: perihal, paragraphs: paragraf, button: tombol },
})
