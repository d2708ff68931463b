/** What vendors of a package are told by bell and mail; every mail ends with the package's name. */
import { paket as teksPaket } from '@eproc/i18n/id/paket'
import { tender as teks } from '@eproc/i18n/id/tender'
import { homeWithPackage } from '#app/notifikasi/audience'
import type { Message } from '#app/notifikasi/tell'
import type Paket from '#app/paket_berjalan/paket'

interface Words {
  /** the bell's line */
  kabar: string
  perihal: string
  paragraf: readonly string[]
}

/** From the committee to several vendors, about a document or an invitation. */
export const committeeMessage = (paket: Paket, { kabar, perihal, paragraf }: Words): Message => ({
  from: teks.kabar.pengirim,
  text: kabar,
  link: homeWithPackage(paket.id),
  mail: {
    subject: perihal,
    paragraphs: [...paragraf, teks.kabar.baris(paket.nama, paket.kode)],
    button: teks.kabar.tombol,
    withCheckpoint: true,
  },
})

/** To one vendor, about a file that was sent to it alone. */
export const deliveryMessage = (paket: Paket, { kabar, perihal, paragraf }: Words): Message => ({
  from: teksPaket.kabar.pengirim,
  text: kabar,
  link: homeWithPackage(paket.id),
  mail: {
    subject: perihal,
    paragraphs: [kabar, ...paragraf, teks.kabar.baris(paket.nama, paket.kode)],
    button: teks.kabar.tombol,
    withCheckpoint: true,
  },
})
