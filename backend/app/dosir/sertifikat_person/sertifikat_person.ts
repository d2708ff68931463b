import { column } from '@adonisjs/lucid/orm'
import { dosirPesan } from '@eproc/i18n/id/dosir_pesan'
import { DOCUMENT, DosirRecord } from '#app/dosir/bagian/dosir_record'

/** A certificate of an individual's skill (S2 §3 'Individual certificate'). */
export default class SertifikatPerson extends DosirRecord {
  static override table = 'sertifikat_person'
  static override bagian = 'sertifikat' as const
  static override unique = {
    sertifikat_person_unik: ['noSertifikat', dosirPesan.tolak.ganda.sertifikat],
  } as const

  @column({ isPrimary: true }) declare id: number
  @column() declare keahlian: string
  @column() declare noSertifikat: string
  @column(DOCUMENT) declare fileSertifikat: string
}
