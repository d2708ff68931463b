import db from '@adonisjs/lucid/services/db'
import { aturanParameter } from '@eproc/domain/aturan_master'
import { master as teks } from '@eproc/i18n/id/master'
import { bidangSalah, versiUsang } from '#inti/galat'
import { tegakkan } from '#inti/isian'
import { beda, catat, type SumberJurnal } from '#inti/jurnal'
import { lupakanParameter } from '#inti/parameter'
import { sql } from '#inti/sql'
import { sqlSekarang } from '#inti/waktu'
import { satuParameter, type BarisParameter } from '#app/master/parameter/parameter_query'

interface IsianSimpan {
  id?: number | null | undefined
  key?: string | null | undefined
  value?: string | null | undefined
  versi?: number | null | undefined
}

/**
 * Changes the value of an installed parameter; every process reads it anew at the commit. Found by id,
 * or by key when no id comes.
 */
export async function simpanParameter(
  oleh: SumberJurnal,
  isian: IsianSimpan
): Promise<BarisParameter> {
  const baru = await db.transaction(async (trx) => {
    const apa = isian.id ? { id: isian.id } : { key: isian.key ?? '' }
    const lama = await satuParameter(trx, apa, true)
    if (isian.key && isian.key !== lama.key) {
      throw bidangSalah('key', 'same', teks.aturan.kunciParameter)
    }
    if (isian.versi && isian.versi !== lama.versi) throw versiUsang()
    const value = (isian.value ?? '').trim()
    tegakkan(aturanParameter({ value }, lama))
    if (value === lama.value) return lama
    await sql(
      trx,
      `update parameter set value = ?, versi = versi + 1, diubah_pada = ${sqlSekarang()} where id = ?`,
      [value, lama.id]
    )
    await catat(trx, oleh, {
      aksi: 'parameter.ubah',
      objek: 'parameter',
      objekId: lama.key,
      rincian: beda({ value: lama.value }, { value }),
    })
    await sql(trx, `select pg_notify('parameter', ?)`, [lama.key])
    return satuParameter(trx, { id: lama.id })
  })
  // The NOTIFY comes a moment later; this process answers the new value at once.
  lupakanParameter()
  return baru
}
